import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { linkDigits, LINK_KINDS } from "#schema/links.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { advisePhone, likelyCountries } from "../fields/phone-advice.ts";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { NumberField } from "./use-dialable.tsx";

type Asked = {
  field: NumberField;
  /** the number that was probably meant, as it is stored; undefined where that isn't known */
  meant: string | undefined;
  text: string;
};

/** Makes one question for each number in these fields that can't be dialled. */
function questionsAbout(values: CheckedValues, fields: readonly NumberField[]): Asked[] {
  const countries = likelyCountries(values.country ?? "", navigator.languages);
  return LINK_KINDS.flatMap((kind): Asked[] => {
    const field = fields.find((one) => one === kind.field);
    const digits = field && linkDigits(kind.toUrl(values[field] ?? ""));
    const advice = digits ? advisePhone(digits, countries) : undefined;
    if (!field || !advice || advice.isFine) return [];
    const meant = advice.meant === undefined ? undefined : kind.normalise(advice.meant);
    return [{ field, meant, text: `${tMessage(kind.label)}: ${advice.text}` }];
  });
}

/** The numbers that were chosen instead, as they are stored. */
type Taken = Partial<Record<NumberField, string>>;

type NumberQuestionProps = {
  questions: Asked[];
  /** gets the chosen numbers, or the field that is to be typed anew, when nothing is saved yet */
  onEnd: (answer: Taken | NumberField) => void;
};

/** Shows a dialog for each number that asks which one was meant, one after the other. */
function NumberQuestion({ questions, onEnd }: NumberQuestionProps) {
  const [taken, setTaken] = useState<Taken>({});
  const [place, setPlace] = useState(0);
  const question = questions[place];
  if (!question) return null;
  const { field, meant, text } = question;
  const go = (chosen: Taken) => {
    setTaken(chosen);
    setPlace(place + 1);
    if (place + 1 === questions.length) onEnd(chosen);
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
        <Button variant="line" onClick={() => go(taken)}>
          {t("Save as it is")}
        </Button>
        {meant === undefined ? (
          <Button onClick={() => onEnd(field)}>{t("Keep editing")}</Button>
        ) : (
          <Button onClick={() => go({ ...taken, [field]: meant })}>
            {t("Use +{number}", { number: meant.replace("+", "") })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type About = {
  mine: CheckedValues;
  fields: readonly NumberField[];
  form: GuideFormMethods;
  /** the numbers that are saved as they are; the answers add to them */
  kept: Set<string>;
  /** shows the dialog, or none */
  show: (dialog: ReactNode) => void;
};

/** Asks about the numbers in these fields. Returns the values to save; undefined where nothing is saved yet. */
export async function askAbout({
  mine,
  fields,
  form,
  kept,
  show,
}: About): Promise<CheckedValues | undefined> {
  const questions = questionsAbout(mine, fields);
  if (questions.length === 0) return mine;
  const taken = await new Promise<Taken | NumberField>((resolve) =>
    show(<NumberQuestion questions={questions} onEnd={resolve} />),
  );
  // The dialog keeps the focus for as long as it is there.
  flushSync(() => show(undefined));
  if (typeof taken === "string") {
    form.setFocus(taken);
    return undefined;
  }
  for (const { field } of questions) {
    const number = taken[field];
    if (number) form.setValue(field, number.replace("+", ""), { shouldDirty: true });
    else kept.add(mine[field] ?? "");
  }
  return { ...mine, ...taken };
}
