import { Ellipsis, Users } from "lucide-react";
import { useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { t } from "#texts/app/t.ts";
import { faceOf } from "./face-of.tsx";
import styles from "./team-button.module.css";

type TeamButtonProps = {
  describedBy: string;
  /** whether the card has another button first, because its owner works alone */
  isBehindMore: boolean;
  onTeam: () => void;
};

/** Shows the button that opens a profile's team, where wanted behind another one. */
export function TeamButton({ describedBy, isBehindMore, onTeam }: TeamButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const face = faceOf(Users, t("Team"));
  return (
    <>
      {isBehindMore && (
        <IconButton
          label={t("More")}
          aria-describedby={describedBy}
          aria-expanded={isOpen}
          icon={faceOf(Ellipsis, t("More"))}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen || !isBehindMore ? (
        <IconButton
          label={t("Team")}
          aria-describedby={describedBy}
          icon={face}
          aria-haspopup="dialog"
          onClick={onTeam}
        />
      ) : (
        // It keeps the place, so that the buttons beside it don't move.
        <span className={classNames("icon-btn", styles.kept)} aria-hidden="true">
          {face}
        </span>
      )}
    </>
  );
}
