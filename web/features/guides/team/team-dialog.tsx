import { MessageSquareText, Repeat2 } from "lucide-react";
import { useState } from "react";
import type { Guide } from "#schema/guide.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { hasMail } from "#web/lib/mail.ts";
import { t } from "#texts/app/t.ts";
import { Editors } from "./editors.tsx";
import { EarlierReviews } from "./earlier-reviews.tsx";
import { HandOnDialog } from "./hand-on-dialog.tsx";
import styles from "./team-dialog.module.css";

type TeamDialogProps = {
  guide: Guide;
  /** whether the account can have tours */
  hasTours: boolean;
  /** where the dialog begins; 'hand-on' skips the overview */
  start?: "hand-on";
  onClose: () => void;
};

/** Shows who wears a badge and who edits its page, to invite, to hand the badge on, and to read the earlier reviews. */
export function TeamDialog({ guide, hasTours, start, onClose }: TeamDialogProps) {
  const [part, setPart] = useState<"overview" | "hand-on" | "earlier">(start ?? "overview");
  if (part === "hand-on") return <HandOnDialog guide={guide} hasTours={hasTours} onClose={onClose} />;
  if (part === "earlier") return <EarlierReviews guide={guide} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guide.name}
      description={t("Who wears this badge, and who may edit its page.")}
    >
      {hasMail() && <Editors guide={guide} isOnly={!hasTours} />}
      <ul className={styles.rows}>
        <AccountRow
          as="li"
          icon={<Repeat2 size={20} />}
          title={t("Somebody new takes over?")}
          detail={t("The printed code stays; the page starts afresh.")}
          stacked
          action={
            <Button variant="line" onClick={() => setPart("hand-on")}>
              {t("Hand the badge on")}
            </Button>
          }
        />
        {guide.hasEarlierReviews && (
          <AccountRow
            as="li"
            icon={<MessageSquareText size={20} />}
            title={t("Earlier reviews")}
            detail={t("About those who wore it before. Only you see them.")}
            stacked
            action={
              <Button variant="line" onClick={() => setPart("earlier")}>
                {t("Read them")}
              </Button>
            }
          />
        )}
      </ul>
    </Dialog>
  );
}
