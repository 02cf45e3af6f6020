import { AtSign } from "lucide-react";
import { paths } from "#web/paths.ts";
import { Note } from "#web/ui/note.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./studio.module.css";

type InheritedAddressProps = { id: number; handle: string; isSaving: boolean; onKeep: () => void };

/** Says that prints leave out a page address from before the badge was handed on, until its owner has saved it again. */
export const InheritedAddress = ({ id, handle, isSaving, onKeep }: InheritedAddressProps) => (
  <Note className={styles.hint}>
    <AtSign size={22} aria-hidden="true" />
    <div>
      <p>
        {t(
          "The page address /@{handle} was chosen before this badge was handed on. It isn’t printed, because it may be somebody else’s name.",
          { handle },
        )}
      </p>
      <p className={styles.choices}>
        <TextButton busy={isSaving} onClick={onKeep}>
          {t("Keep it and print it")}
        </TextButton>
        <RouteLink className="link" to={paths.edit(id)}>
          {t("Choose another")}
        </RouteLink>
      </p>
    </div>
  </Note>
);
