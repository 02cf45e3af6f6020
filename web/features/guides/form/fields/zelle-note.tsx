import { Help } from "#web/ui/field.tsx";
import { t } from "#web/words/t.ts";

/** Warns about a Zelle link, also a stored one: beside the last save button, and as every save button's description. */
export const ZelleNote = ({ id }: { id: string }) => (
  <Help id={id}>{t("Your Zelle link shows your phone number or email to everybody.")}</Help>
);
