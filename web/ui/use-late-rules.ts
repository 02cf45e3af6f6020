import { type SyntheticEvent, useEffect } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from "react-hook-form";
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

/** The most tries of a press, should what comes from the server reset the form each time while it is checked. */
const TRIES = 3;

/**
 * Sends a form once its rules are there. Where they can't be loaded, `onFailure` gets what tries again, with what stands in
 * the form now. A form that is reset while it is checked, by what came from the server meanwhile, forgets that it was sent:
 * it is checked again.
 */
export function sendOnce<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  load: () => Promise<Resolver<Values, unknown, Checked>>,
  save: (checked: Checked) => Promise<void>,
  onFailure: (error: unknown, again: () => void) => void,
): (event: SyntheticEvent) => void {
  const send = async () => {
    let isChecked = false;
    const note = () => void (isChecked = true);
    const saveChecked = (checked: Checked) => {
      note();
      return save(checked);
    };
    for (let tries = 0; tries < TRIES; tries++) {
      await form.handleSubmit(saveChecked, note)();
      if (isChecked) return;
    }
  };
  // As in an event: what waits for an unsent form, such as a default, must know at once.
  const go = () => flushSync(() => void send());
  const sendLater = async (typed: Values): Promise<void> => {
    const rules = await load();
    const { values, errors } = await rules(typed, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    // What was typed since may have mended it; otherwise it is told what is wrong.
    if (Object.keys(errors).length > 0) return go();
    // Without errors they are checked.
    await save(values as Checked);
  };
  return (event) => {
    event.preventDefault();
    load().then(go, (error: unknown) => {
      const typed: Values = JSON.parse(JSON.stringify(form.getValues()));
      const again = () => void sendLater(typed).catch((failure: unknown) => onFailure(failure, again));
      onFailure(error, again);
    });
  };
}
