import { type SyntheticEvent, useEffect } from "react";
import { flushSync } from "react-dom";
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

/**
 * Sends a form once its rules are there, or can't be loaded. A form that is reset while it is checked, by what came from
 * the server meanwhile, would forget that it was sent.
 */
export const onceLoaded =
  (load: () => Promise<unknown>, send: () => Promise<void>) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    // As in an event: what waits for an unsent form, such as a default, must know at once.
    const go = () => flushSync(() => void send());
    load().then(go, go);
  };
