import { useEffect } from "react";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";

/**
 * Makes a form's resolver of rules that come with the first touch: nothing is checked before, and with zod they are a
 * tenth of the scripts. Where they can't be loaded, nothing is sent, and `onFailure` says why.
 */
export function useLateRules<Values extends FieldValues, Checked>(
  load: () => Promise<Resolver<Values, unknown, Checked>>,
  onFailure: (error: unknown) => void,
): Resolver<Values, unknown, Checked> {
  const isTouched = useFirstTouch();
  useEffect(() => {
    if (isTouched) load().catch(console.warn);
  }, [isTouched, load]);
  return async (...typed) => {
    const rules = await load().catch(onFailure);
    if (rules) return rules(...typed);
    return { values: {}, errors: { root: { type: "not loaded" } } as FieldErrors<Values> };
  };
}
