import { Eye } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { t } from "#web/words/t.ts";

type SaveButtonsProps = {
  isNew: boolean;
  busy: boolean;
  /** id of the form; the buttons may be outside of it */
  form: string;
  /** id of a warning about saving */
  "aria-describedby"?: string | undefined;
};

/** 'Save & Preview' and the main button, for the page's head and the bar on phones. Both save and go to the public page. */
export const SaveButtons = ({ isNew, ...button }: SaveButtonsProps) => (
  <>
    <Button {...button} type="submit" variant="line" icon={<Eye size={19} aria-hidden="true" />}>
      {t("Save & Preview")}
    </Button>
    <Button {...button} type="submit">
      {savingWords(isNew, button.busy) ?? (isNew ? t("Create Profile") : t("Save Changes"))}
    </Button>
  </>
);

/** The save button at the end of the form. */
export const EndButton = ({ isNew, ...button }: SaveButtonsProps) => (
  <Button {...button} type="submit" size="lg">
    {savingWords(isNew, button.busy) ?? (isNew ? t("Create Profile") : t("Update Profile"))}
  </Button>
);

const savingWords = (isNew: boolean, busy: boolean): string | undefined =>
  busy ? (isNew ? t("Creating...") : t("Updating...")) : undefined;
