import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import { listed } from "#texts/app/listed.ts";
import type { CheckedValues } from "../values.ts";
import type { Merge, Versions } from "./merge.ts";
import styles from "./conflict-dialog.module.css";

/** Why a save stopped. `local`: the values that the save was about to write. */
export type SaveConflict =
  | ({ kind: "changed"; merge: Merge } & Versions)
  | { kind: "deleted"; hadImage: boolean; local: CheckedValues };

export type ConflictAnswers = {
  /** saves over what both have changed */
  keepLocal: () => void;
  /** takes the newer version over, but for what was changed here alone */
  loadRemote: () => void;
  /** creates a new profile from the typed values */
  createAgain: () => void;
  /** closes the dialog without a decision */
  onClose: () => void;
};

/** Shows the dialog about a profile that was changed or deleted elsewhere. Closing it keeps the typed values. */
export function ConflictDialog({ conflict, ...answers }: ConflictAnswers & { conflict: SaveConflict }) {
  const { keepLocal, loadRemote, createAgain, onClose } = answers;
  const shared = { open: true, onOpenChange: onClose };
  if (conflict.kind === "deleted") {
    return (
      <Dialog
        {...shared}
        title={t("This profile was deleted")}
        description={
          conflict.hadImage
            ? t(
                "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.",
              )
            : t(
                "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.",
              )
        }
      >
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {t("Keep editing")}
          </Button>
          <Button onClick={createAgain}>{t("Create it again")}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      title={t("This profile has changed")}
      description={t(
        "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.",
      )}
    >
      {conflict.merge.differs.length > 0 && (
        <p className={styles.differences}>
          <Trans
            text="The two differ in: {fields}"
            parts={{ fields: <b>{listed(conflict.merge.differs)}</b> }}
          />
        </p>
      )}
      <DialogActions>
        <Button variant="line" onClick={loadRemote}>
          {t("Load the newer version")}
        </Button>
        <Button onClick={keepLocal}>{t("Keep my version")}</Button>
      </DialogActions>
    </Dialog>
  );
}
