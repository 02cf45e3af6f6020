import type { Resolver } from "react-hook-form";
import type { Guide } from "#schema/guide.ts";
import type { CheckedValues, FormValues } from "./values.ts";

/** Returns what loads a profile's rules, which are made once. */
export function rulesFor(stored: Guide | undefined) {
  let rules: Resolver<FormValues, unknown, CheckedValues> | undefined;
  return async () => (rules ??= (await import("./form-rules.ts")).formResolver(stored));
}
