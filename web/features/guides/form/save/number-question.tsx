import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { linkDigits, LINK_KINDS } from "#schema/links.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { advisePhone, likelyCountries } from "../fields/phone-advice.ts";
import { focusField } from "../focus-field.ts";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { NumberField } from "./use-confirm-phone.tsx";

type Question = {
  field: NumberField;
  /** the number that was probably meant, as it is stored; undefined where that isn't known */
  meant: string | undefined;
  text: string;
};

/** Makes one question for each number in these fields that can't be dialled. */
function questionsAbout(values: CheckedValues, fields: readonly NumberField[]): Question[] {
  const countries = likelyCountries(values.country ?? "", navigator.languages);
  return LINK_KINDS.flatMap((kind): Question[] => {
    const field = fields.find((name) => name === kind.field);
    const digits = field && linkDigits(kind.toUrl(values[field] ?? ""));
    const advice = digits ? advisePhone(digits, countries) : undefined;
    if (!field || !advice || advice.isFine) return [];
    const meant = advice.meant === undefined ? undefined : kind.normalise(advice.meant);
    return [{ field, meant, text: `${tMessage(kind.label)}: ${advice.text}` }];
  });
}

/** The numbers that were chosen instead, as they are stored. */
type Chosen = Partial<Record<NumberField, string>>;

type NumberQuestionProps = {
  questions: Question[];
  /** gets the chosen numbers, or the field that is to be typed again, when nothing is saved yet */
  onEnd: (answer: Chosen | NumberField) => void;
};

/** Shows a dialog for each number that asks which one was meant, one after the other. */
function NumberQuestion({ questions, onEnd }: NumberQuestionProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [index, setIndex] = useState(0);
  const question = questions[index];
  if (!question) return null;
  const { field, meant, text } = question;
  const go = (numbers: Chosen) => {
    setChosen(numbers);
    setIndex(index + 1);
    if (index + 1 === questions.length) onEnd(numbers);
  };
  return (
    <Dialog
      key={field}
      open
      onOpenChange={() => onEnd(field)}
      title={
        meant === undefined
          ? t("Save this number?")
          : t("Did you mean +{number}?", { number: meant.replace("+", "") })
      }
      description={text}
    >
      <DialogActions>
        <Button variant="line" onClick={() => go(chosen)}>
          {t("Save as it is")}
        </Button>
        {meant === undefined ? (
          <Button onClick={() => onEnd(field)}>{t("Keep editing")}</Button>
        ) : (
          <Button onClick={() => go({ ...chosen, [field]: meant })}>
            {t("Use +{number}", { number: meant.replace("+", "") })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Setup = {
  values: CheckedValues;
  fields: readonly NumberField[];
  form: GuideFormMethods;
  /** the numbers that are saved as they are; the answers add to them */
  confirmed: Set<string>;
  /** shows the dialog, or none */
  show: (dialog: ReactNode) => void;
};

/** Asks about the numbers in these fields. Returns the values to save; undefined where nothing is saved yet. */
export async function confirmNumbers({
  values,
  fields,
  form,
  confirmed,
  show,
}: Setup): Promise<CheckedValues | undefined> {
  const questions = questionsAbout(values, fields);
  if (questions.length === 0) return values;
  const chosen = await new Promise<Chosen | NumberField>((resolve) =>
    show(<NumberQuestion questions={questions} onEnd={resolve} />),
  );
  // The dialog keeps the focus for as long as it is there.
  flushSync(() => show(undefined));
  if (typeof chosen === "string") {
    focusField(form, chosen);
    return undefined;
  }
  for (const { field } of questions) {
    const number = chosen[field];
    if (number) form.setValue(field, number.replace("+", ""), { shouldDirty: true });
    else confirmed.add(values[field] ?? "");
  }
  return { ...values, ...chosen };
}
