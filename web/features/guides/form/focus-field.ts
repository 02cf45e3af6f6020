import type { FieldPath } from "react-hook-form";
import { unfold } from "#web/lib/unfold.ts";
import type { FormValues, GuideFormMethods } from "./values.ts";

/** Gives a field the focus, also one in a folded part. */
export function focusField(
  { setFocus }: Pick<GuideFormMethods, "setFocus">,
  name: FieldPath<FormValues>,
): void {
  unfold(document.getElementsByName(name)[0]);
  setFocus(name);
}
