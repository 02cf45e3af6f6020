import { useId, useState } from "react";
import type { Tour } from "#schema/tour.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toast.ts";
import { TourThumbnail } from "../tour-thumbnail.tsx";
import styles from "./assign-dialog.module.css";

type AssignDialogProps = {
  /** those the profile doesn't show yet */
  tours: Tour[];
  onAssign: (tour: Tour) => void;
  onClose: () => void;
};

/** Chooses one of the tours that a profile doesn't show yet. */
export function AssignDialog({ tours, onAssign, onClose }: AssignDialogProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  const assign = () => {
    const tour = tours.find(({ id }) => id === chosen);
    if (tour) onAssign(tour);
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
        <fieldset className={styles.tours}>
          <legend className="vh">Tours</legend>
          {tours.map((tour) => (
            <label key={tour.id}>
              <input
                type="radio"
                name={name}
                checked={tour.id === chosen}
                onChange={() => setChosen(tour.id)}
              />
              <TourThumbnail size="small" url={tour.imageUrl} />
              <span dir="auto">{tour.title}</span>
            </label>
          ))}
        </fieldset>
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
