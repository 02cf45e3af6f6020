import { Eye } from "lucide-react";
import { Button } from "#web/ui/button.tsx";

export type SaveButtonsProps = {
  isNew: boolean;
  busy: boolean;
  /** id of the form they send; they may stand outside of it */
  form: string;
  /** id of what is to be known before saving */
  "aria-describedby"?: string | undefined;
};

/** 'Save & Preview' and the main save, for the head of the page and the bar on phones. All saves do the same. */
export const SaveButtons = ({ isNew, ...button }: SaveButtonsProps) => (
  <>
    <Button {...button} type="submit" variant="line" icon={<Eye size={19} aria-hidden="true" />}>
      Save & Preview
    </Button>
    <Button {...button} type="submit">
      {savingWords(isNew, button.busy) ?? (isNew ? "Create Profile" : "Save Changes")}
    </Button>
  </>
);

/** The save at the end of the form. */
export const EndButton = ({ isNew, ...button }: SaveButtonsProps) => (
  <Button {...button} type="submit" size="lg">
    {savingWords(isNew, button.busy) ?? (isNew ? "Create Profile" : "Update Profile")}
  </Button>
);

const savingWords = (isNew: boolean, busy: boolean): string | undefined =>
  busy ? (isNew ? "Creating..." : "Updating...") : undefined;
