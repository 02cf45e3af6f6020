import { useState } from "react";
import type { Tour } from "#schema/tour.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { TourThumbnail } from "../tour-thumbnail.tsx";
import styles from "./assign-dialog.module.css";

type AssignDialogProps = {
  /** the tours that the profile doesn't show yet */
  tours: Tour[];
  /** how many more the profile can show */
  room: number;
  onAssign: (tours: Tour[]) => void;
  /** absent where the account has no other profile */
  onShowOnAll?: ((tours: Tour[]) => void) | undefined;
  onClose: () => void;
};

/** Shows the dialog that chooses among the tours that a profile doesn't show yet, in the order in which they are ticked. */
export function AssignDialog({ tours, room, onAssign, onShowOnAll, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  const isFull = chosen.length >= room;
  const take = (onTake: (ticked: Tour[]) => void) => () => {
    const ticked = chosen.flatMap((id) => tours.find((tour) => tour.id === id) ?? []);
    if (ticked.length > 0) onTake(ticked);
    else
      toast({
        title: t("No Tour Selected"),
        description: t("Please select a tour to assign"),
        variant: "destructive",
      });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Assign tour")}
      description={t("Guests see it on this profile at once.")}
    >
      {tours.length === 0 ? (
        <Note>{t("This profile shows all of your tours.")}</Note>
      ) : (
        <>
          <fieldset className={styles.tours}>
            <legend className="vh">{t("Tours")}</legend>
            {tours.map((tour) => (
              <label key={tour.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(tour.id)}
                  disabled={isFull && !chosen.includes(tour.id)}
                  onChange={({ target }) =>
                    setChosen((ids) =>
                      target.checked ? [...ids, tour.id] : ids.filter((id) => id !== tour.id),
                    )
                  }
                />
                <TourThumbnail size="small" url={tour.imageUrl} />
                <span dir="auto" lang={tour.language}>
                  {tour.title}
                </span>
              </label>
            ))}
          </fieldset>
          <Hint role="status">
            {t("{count} of {max} chosen", { count: chosen.length, max: Math.min(room, tours.length) })}
          </Hint>
        </>
      )}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {t("Cancel")}
        </Button>
        {onShowOnAll && tours.length > 0 && (
          <Button variant="line" onClick={take(onShowOnAll)}>
            {t("Show on all profiles")}
          </Button>
        )}
        <Button onClick={take(onAssign)}>{t("Assign")}</Button>
      </DialogActions>
    </Dialog>
  );
}
