import type { FieldPath } from "react-hook-form";
import type { FailureCode } from "#schema/failures.ts";
import { type Issue, message, withoutRow } from "#texts/message.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { codeOf, issuesOf } from "#web/api/failure.ts";
import { type FormValues, INPUT_OF } from "../values.ts";

/** A reason of the server; `input` is undefined where it is about none of the form. */
type Reason = { input: FieldPath<FormValues> | undefined; message: string };

/** The refusals of a page address. */
const ABOUT_HANDLE: readonly (FailureCode | undefined)[] = [
  "handle_claim_limit",
  "handle_hand_on_limit",
  "handle_limit",
  "handle_owner_only",
  "handle_taken",
];

/** Finds the input of a place in a save. Only texts in other languages have one for what is within a field. */
function inputAt([field, ...within]: Issue["path"]): Reason["input"] {
  const inputs: Readonly<Record<string, keyof FormValues | null>> = INPUT_OF;
  const input = field === undefined ? undefined : inputs[field];
  if (input === "translations" && within.length === 2)
    return `translations.${within.join(".")}` as FieldPath<FormValues>;
  return input ?? undefined;
}

/** Lists what the server found at the rows of the links. */
export const linkFaults = (error: unknown): { input: FieldPath<FormValues>; message: string }[] =>
  issuesOf(error).flatMap(({ path: [row, field], text, values }) =>
    typeof row === "number" && (field === "label" || field === "url" || field === "until")
      ? { input: `links.${row}.${field}` as const, message: message(withoutRow(text), values) }
      : [],
  );

/** Lists why the server refused a save, where that may be about inputs: rules that are broken, and a page address. */
export function reasonsFor(error: unknown): Reason[] {
  if (ABOUT_HANDLE.includes(codeOf(error)))
    return [{ input: "handle", message: serverMessageOf(error) ?? "" }];
  return issuesOf(error).map(({ path, text, values }) => ({
    input: inputAt(path),
    message: message(text, values),
  }));
}
