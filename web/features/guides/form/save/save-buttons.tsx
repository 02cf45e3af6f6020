import { Eye } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { t } from "#texts/app/t.ts";

type SaveButtonsProps = {
  isNew: boolean;
  busy: boolean;
  /** the id of the form, which the buttons may be outside of */
  form: string;
  /** the id of a warning about saving */
  "aria-describedby"?: string | undefined;
};

/** Shows 'Save & Preview' and the main button, in the page's head and the bar on phones. Both go to the public page. */
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

/** Shows the save button at the end of the form. */
export const EndButton = ({ isNew, ...button }: SaveButtonsProps) => (
  <Button {...button} type="submit" size="lg">
    {savingWords(isNew, button.busy) ?? (isNew ? t("Create Profile") : t("Update Profile"))}
  </Button>
);

const savingWords = (isNew: boolean, busy: boolean): string | undefined =>
  busy ? (isNew ? t("Creating...") : t("Updating...")) : undefined;
