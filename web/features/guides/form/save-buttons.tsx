import { Eye } from "lucide-react";
import { Button } from "#web/ui/button.tsx";

export type SaveButtonsProps = {
  isNew: boolean;
  busy: boolean;
  /** id of the form they send; they may stand outside of it */
  form: string;
};

/** 'Save & Preview' and the main save, for the head of the page and the bar on phones. All saves do the same. */
export const SaveButtons = ({ isNew, busy, form }: SaveButtonsProps) => (
  <>
    <Button type="submit" form={form} variant="line" busy={busy} icon={<Eye size={19} aria-hidden="true" />}>
      Save & Preview
    </Button>
    <Button type="submit" form={form} busy={busy}>
      {savingWords(isNew, busy) ?? (isNew ? "Create Profile" : "Save Changes")}
    </Button>
  </>
);

/** The save at the end of the form. */
export const EndButton = ({ isNew, busy, form }: SaveButtonsProps) => (
  <Button type="submit" form={form} size="lg" busy={busy}>
    {savingWords(isNew, busy) ?? (isNew ? "Create Profile" : "Update Profile")}
  </Button>
);

const savingWords = (isNew: boolean, busy: boolean): string | undefined =>
  busy ? (isNew ? "Creating..." : "Updating...") : undefined;
