import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { RATING_DEFAULT } from "#schema/review-rules.ts";
import { paths } from "#web/app/paths.ts";
import { Filled } from "#web/i18n/filled.tsx";
import { useLocale } from "#web/i18n/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import {
  checkReview,
  type FieldErrors,
  type Problem,
  problemOf,
  type ReviewAttempt,
  type TypedReview,
} from "./review-attempt.ts";
import { sendReview } from "../guest-calls.ts";
import { PageField } from "../page-field.tsx";
import { StarPicker } from "./star-picker.tsx";
import { restoreTypedReview } from "./typed-review.ts";
import type { PublicPageView, ShownReview } from "../view.ts";

const FIELDS = ["rating", "name", "comment"] as const;
const EMPTY: TypedReview = { name: "", rating: String(RATING_DEFAULT), comment: "" };

function readValues(form: HTMLFormElement): TypedReview {
  const data = new FormData(form);
  const text = (field: keyof TypedReview) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), rating: text("rating"), comment: text("comment") };
}

/** The idempotency key of a review, the same for every attempt; other values have another key. */
function useIdempotencyKey(): (values: TypedReview) => string {
  const last = useRef({ words: "", key: "" });
  return (values) => {
    const words = JSON.stringify(values);
    // crypto.randomUUID is missing on plain http and on phones of 2020.
    if (last.current.words !== words)
      last.current = { words, key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}` };
    return last.current.key;
  };
}

const ProblemNote = ({ title, text }: Problem) => (
  <div className="note bad" role="alert">
    <CircleAlert size={20} aria-hidden="true" />
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  </div>
);

type ReviewFormProps = {
  view: PublicPageView;
  /** outcome of the form, when it was sent without JavaScript */
  attempt: ReviewAttempt | undefined;
  onAdded: (review: ShownReview) => void;
};

/**
 * Leaves a review. The fields are uncontrolled: what was typed before the script loaded stays, and so it does when sending
 * fails.
 */
export function ReviewForm({ view, attempt, onAdded }: ReviewFormProps) {
  const locale = useLocale();
  const { language, words } = locale;
  const refused = attempt?.sent === false ? attempt : undefined;
  const values = refused?.values ?? EMPTY;
  const [scripted, setScripted] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(() => (refused ? checkReview(values, words) : {}));
  const [problem, setProblem] = useState(() => refused && problemOf(refused, locale));
  const [sending, setSending] = useState(false);
  const idempotencyKeyOf = useIdempotencyKey();
  useEffect(() => {
    setScripted(true);
    restoreTypedReview();
  }, []);

  const send = async (typed: TypedReview) => {
    setSending(true);
    const answer = await sendReview(view.uniqueId, typed, idempotencyKeyOf(typed));
    setSending(false);
    if ("review" in answer) onAdded(answer.review);
    else setProblem(problemOf(answer.failure, locale, navigator.onLine));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const typed = readValues(form);
    const found = checkReview(typed, words);
    const first = FIELDS.find((field) => found[field] !== undefined);
    setErrors(found);
    setProblem(undefined);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(typed);
  };
  return (
    <form
      className="block"
      id="review"
      method="post"
      // The response has this page's language also without cookies.
      action={`${paths.profile(view.uniqueId)}/reviews?lang=${language}#reviews`}
      noValidate={scripted}
      onSubmit={submit}
    >
      <h3>
        <Filled text={words.howWasIt}>
          <bdi>{view.name}</bdi>
        </Filled>
      </h3>
      <StarPicker name="rating" value={values.rating} error={errors.rating} />
      <PageField label={words.yourName} error={errors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            dir="auto"
            required
            defaultValue={values.name}
          />
        )}
      </PageField>
      <PageField label={words.yourReview} error={errors.comment}>
        {(control) => (
          <textarea
            {...control}
            name="comment"
            dir="auto"
            rows={4}
            required
            placeholder={words.placeholder}
            defaultValue={values.comment}
          />
        )}
      </PageField>
      {problem && <ProblemNote {...problem} />}
      <Button type="submit" size="lg" block busy={sending}>
        {sending ? words.sending : words.send}
      </Button>
    </form>
  );
}
