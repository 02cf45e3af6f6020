import { useState } from "react";
import type { Tour } from "#schema/tour.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toast.ts";
import { TourThumbnail } from "../tour-thumbnail.tsx";
import styles from "./assign-dialog.module.css";

type AssignDialogProps = {
  /** those the profile doesn't show yet */
  tours: Tour[];
  /** how many more it can show */
  room: number;
  onAssign: (tours: Tour[]) => void;
  onClose: () => void;
};

/** Chooses among the tours that a profile doesn't show yet, in the order in which they are ticked. */
export function AssignDialog({ tours, room, onAssign, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  const isFull = chosen.length >= room;
  const assign = () => {
    const ticked = chosen.flatMap((id) => tours.find((tour) => tour.id === id) ?? []);
    if (ticked.length > 0) onAssign(ticked);
    else
      toast({
        title: "No Tour Selected",
        description: "Please select a tour to assign",
        variant: "destructive",
      });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Assign tour"
      description="Guests see it on this profile at once."
    >
      {tours.length === 0 ? (
        <Note>This profile shows all of your experiences.</Note>
      ) : (
        <>
          <fieldset className={styles.tours}>
            <legend className="vh">Tours</legend>
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
            {chosen.length} of {Math.min(room, tours.length)} chosen
          </Hint>
        </>
      )}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={assign}>Assign</Button>
      </DialogActions>
    </Dialog>
  );
}
