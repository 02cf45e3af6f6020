import { Help } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the warning about a Zelle link beside the last save button. It also describes every save button. */
export const ZelleNote = ({ id }: { id: string }) => (
  <Help id={id}>{t("Your Zelle link shows your phone number or email to everybody.")}</Help>
);
