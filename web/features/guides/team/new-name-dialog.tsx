import { UserRound, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./new-name-dialog.module.css";

type ChoiceProps = { icon: ReactNode; title: string; children: string; onChoose: () => void };

const Choice = ({ icon, title, children, onChoose }: ChoiceProps) => (
  <button type="button" className={styles.choice} onClick={onChoose}>
    {icon}
    <span>
      <b>{title}</b>
      <span>{children}</span>
    </span>
  </button>
);

const icon = { size: 24, "aria-hidden": true } as const;

export type NewNameDialogProps = {
  /** the name that is saved, and the one that was typed */
  before: string;
  after: string;
  onSamePerson: () => void;
  onSomebodyNew: () => void;
  /** closes the dialog without a decision */
  onClose: () => void;
};

/** Shows the dialog that asks whose a new name is. Reviews and tips must stay with the right person. */
export const NewNameDialog = ({
  before,
  after,
  onSamePerson,
  onSomebodyNew,
  onClose,
}: NewNameDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={t("Who is {after}?", { after })}
    description={t("This badge says {before}. Reviews and tips have to stay with the right person.", {
      before,
    })}
  >
    <div className={styles.choices}>
      <Choice icon={<UserRound {...icon} />} title={t("Same person")} onChoose={onSamePerson}>
        {t("{before} has a new name. Photo, tips, reviews and everything else stay.", { before })}
      </Choice>
      <Choice
        icon={<UserRoundPlus {...icon} />}
        title={t("Somebody new wears this badge")}
        onChoose={onSomebodyNew}
      >
        {t(
          "The printed code stays. {before}’s photo, texts, contact details, tips and reviews are removed from the page; what you changed here just now is kept. This cannot be undone.",
          { before },
        )}
      </Choice>
    </div>
  </Dialog>
);
