import type { Guide } from "#schema/guide.ts";
import type { LinkField } from "#schema/links.ts";
import { isDeviceOutsideUs } from "./fields/is-device-outside-us.ts";
import type { FormValues } from "./values.ts";

/** The services that nobody outside the United States can use. */
export const US_SERVICES: readonly LinkField[] = ["venmoLink", "cashappLink", "zelleLink"];

/** The fields of the languages and of how to be called, but for the language of the words, which always has a value. */
export const hasWords = (values: Pick<FormValues, "callMe" | "languagesSpoken" | "translations">): boolean =>
  values.callMe !== "" || values.languagesSpoken.length > 0 || Object.keys(values.translations).length > 0;

/** What a form shows folded, which is decided once, when it opens. */
export type Folds = { us: boolean; languages: boolean };

/** Decides what is folded. `guide`: undefined for a new profile. */
export function foldsFor(values: FormValues, guide: Guide | undefined): Folds {
  const isOutsideUs = guide ? guide.country !== "" && guide.country !== "US" : isDeviceOutsideUs();
  return {
    us: isOutsideUs && US_SERVICES.every((field) => values[field] === ""),
    languages: !hasWords(values) && (guide?.language ?? "") === "",
  };
}
