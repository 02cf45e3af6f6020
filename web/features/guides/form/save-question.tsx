import type { PublicGuide } from "#schema/guide.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CheckedValues } from "./values.ts";

/** What a save found, and what it was about to write. */
export type SaveQuestion =
  | { kind: "changed"; newest: PublicGuide; differs: string[]; mine: CheckedValues }
  | { kind: "deleted"; hadPicture: boolean; mine: CheckedValues };

export type SaveAnswers = {
  /** saves over the newer version */
  keepMine: () => void;
  loadNewer: () => void;
  /** makes a new profile of what is in the form */
  createAnew: () => void;
  /** nothing, for now */
  onClose: () => void;
};

/** Asks what is to become of what was typed, when the profile isn't what it was. Nothing is lost by closing it. */
export function SaveQuestionDialog({ question, ...answers }: SaveAnswers & { question: SaveQuestion }) {
  const { keepMine, loadNewer, createAnew, onClose } = answers;
  const shared = { open: true, onOpenChange: onClose };
  if (question.kind === "deleted") {
    return (
      <Dialog
        {...shared}
        title="This profile was deleted"
        description={`It was deleted in another tab or on another device${question.hadPicture ? ", and its photo with it" : ""}. Everything you typed is still here. A new profile gets a new address and a new QR code.`}
      >
        <div className="do">
          <Button variant="line" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={createAnew}>Create it anew</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      title="This profile has changed"
      description="It was saved in another tab or on another device since you opened it here. Yours is not saved yet."
    >
      {question.differs.length > 0 && (
        <p className="differs">
          The two differ in: <b>{question.differs.join(", ")}</b>
        </p>
      )}
      <div className="do">
        <Button variant="line" onClick={loadNewer}>
          Load the newer version
        </Button>
        <Button onClick={keepMine}>Keep my version</Button>
      </div>
    </Dialog>
  );
}
