import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { AccountRow } from "#web/ui/account-row.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { DownloadButton } from "./download-button.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the card that downloads the account's data and deletes the account. */
export function DataCard({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <SectionCard id="data" title={t("Your data")}>
      <AccountRow
        stacked
        icon={<Download size={20} />}
        title={t("Download everything")}
        detail={t("Profiles, reviews, tours and pictures in one file")}
        action={<DownloadButton variant="line">{t("Download")}</DownloadButton>}
      />
      <AccountRow
        icon={<Trash2 size={20} />}
        title={t("Delete my account")}
        detail={t("You have {count} days to change your mind", { count: DELETION_DAYS })}
        action={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {t("Delete")}
          </Button>
        }
      />
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </SectionCard>
  );
}
