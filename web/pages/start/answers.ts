import { withCountry } from "#web/features/guides/form/fields/tip-defaults.ts";
import { type FormValues, newValues } from "#web/features/guides/form/values.ts";
import type { Run } from "./run.ts";

const NO_COUNTRY = { country: "", currency: "", amounts: [] };

/** Makes the form's values of what was answered. A way that is none of the form's fields isn't in them. */
export function valuesOfRun({ name, country, way, isLater }: Run): FormValues {
  const choice = isLater ? undefined : way?.choice;
  return {
    ...newValues({ name }),
    ...(country === "" ? NO_COUNTRY : withCountry(NO_COUNTRY, country)),
    ...(choice && "field" in choice && { [choice.field]: way?.text ?? "" }),
  };
}
