import { Eye } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./save-buttons.module.css";

type SaveButtonsProps = {
  isNew: boolean;
  isSaving: boolean;
  /** whether a press does nothing for now */
  busy: boolean;
  /** the id of the form, which the buttons may be outside of */
  form: string;
  /** the id of a warning about saving */
  "aria-describedby"?: string | undefined;
};

const PreviewButton = ({
  className,
  ...button
}: Omit<SaveButtonsProps, "isNew" | "isSaving"> & { className?: string }) => (
  <Button
    {...button}
    className={className}
    type="submit"
    variant="line"
    icon={<Eye size={19} aria-hidden="true" />}
  >
    {t("Save & Preview")}
  </Button>
);

const MainButton = ({ isNew, isSaving, ...button }: SaveButtonsProps) => (
  <Button {...button} type="submit">
    {savingWords(isNew, isSaving) ?? (isNew ? t("Create Profile") : t("Save Changes"))}
  </Button>
);

/** Shows the save buttons of the page's head. All save buttons go to the public page. */
export const HeadButtons = ({ isNew, isSaving, ...button }: SaveButtonsProps) => (
  <>
    <PreviewButton {...button} />
    <MainButton {...button} isNew={isNew} isSaving={isSaving} />
  </>
);

/** Shows the save buttons of the bar on phones. A new profile has one there, and the other at the end of the form. */
export const BarButtons = (buttons: SaveButtonsProps) =>
  buttons.isNew ? <MainButton {...buttons} /> : <HeadButtons {...buttons} />;

/** Shows the save button at the end of the form; for a new profile, where the bar is, the one that the bar lacks. */
export const EndButtons = ({ isNew, isSaving, ...button }: SaveButtonsProps) => (
  <>
    {isNew && <PreviewButton {...button} className={styles.withBar} />}
    <Button {...button} className={classNames(isNew && styles.withoutBar)} type="submit" size="lg">
      {savingWords(isNew, isSaving) ?? (isNew ? t("Create Profile") : t("Update Profile"))}
    </Button>
  </>
);

const savingWords = (isNew: boolean, isSaving: boolean): string | undefined =>
  isSaving ? (isNew ? t("Creating...") : t("Updating...")) : undefined;
