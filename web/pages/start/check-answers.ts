import { formSchemaFor } from "#web/features/guides/form/form-rules.ts";
import type { CheckedValues, FormValues } from "#web/features/guides/form/values.ts";
import { valuesOfRun } from "./answers.ts";
import type { Run } from "./run.ts";

// Loaded with the first touch, with zod.

type Faults = Partial<Record<keyof FormValues, string>>;
type Checked = { values: CheckedValues; faults: Faults } | { values?: undefined; faults: Faults };

/** Checks what was answered by the form's rules. */
export function checkAnswers(run: Run): Checked {
  const { data, error } = formSchemaFor().safeParse(valuesOfRun(run));
  if (data) return { values: data, faults: {} };
  return {
    faults: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}
