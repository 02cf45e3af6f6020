import { type FormEvent, type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import { CHALLENGE_NOT_STARTED, RATING_DEFAULT } from "#schema/review-rules.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { ChunksContext } from "../chunks-context.ts";
import { type SentSpamChecks, sendReview } from "../guest-calls.ts";
import type { LazyChunks } from "../lazy-chunks.ts";
import { leaveFor } from "../../sheet/leave-for.ts";
import type { PublicPageView, ShownReview } from "../view.ts";
import type { FieldErrors, ShownAttempt, TypedReview } from "./review-attempt.ts";
import { restoreTypedReview } from "./typed-review.ts";

const FIELDS = ["rating", "name", "comment"] as const;
const EMPTY: TypedReview = { name: "", rating: String(RATING_DEFAULT), comment: "" };

/** ms after the page was made before a review is sent: the server holds a faster one, as a machine's */
const TOO_SOON = 2000;

function readTexts<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form);
  const text = (field: Field) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** Returns the function that makes a review's idempotency key, which is the same for every attempt with the same values. */
function useIdempotencyKey(): (values: TypedReview) => string {
  const last = useRef({ texts: "", key: "" });
  return (values) => {
    const texts = JSON.stringify(values);
    // Plain http and phones of 2020 have no crypto.randomUUID.
    if (last.current.texts !== texts)
      last.current = { texts, key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}` };
    return last.current.key;
  };
}

type Outcome = Awaited<ReturnType<LazyChunks["outcome"]>>;
type Hidden = Pick<SentSpamChecks, "stamp" | "subject">;
type DraftModule = Awaited<ReturnType<LazyChunks["reviewDraft"]>>;

/** Returns whether something is kept, without the code that reads it. */
function hasDraft(uniqueId: string): boolean {
  try {
    return localStorage.getItem(`draft-review-${uniqueId}`) !== null;
  } catch {
    // Storage is refused.
    return false;
  }
}

export type ReviewFormProps = {
  view: PublicPageView;
  /** the outcome of the form, when it was sent without JavaScript */
  attempt: ShownAttempt | undefined;
  onAdded: (review: ShownReview) => void;
};

/** Returns what the form that leaves a review shows and does: it checks and sends, and keeps what is typed on the device. */
export function useReviewForm({ view, attempt, onAdded }: ReviewFormProps) {
  const locale = useLocale();
  const { language, texts } = locale;
  const refused = attempt?.sent === false ? attempt : undefined;
  const values = refused?.values ?? EMPTY;
  const [scripted, setScripted] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(refused?.errors ?? {});
  const [problem, setProblem] = useState(refused?.problem);
  const [sending, setSending] = useState(false);
  const idempotencyKeyOf = useIdempotencyKey();
  const chunks = useContext(ChunksContext);
  const challenge = useRef<HTMLDivElement>(null);
  const askChallenge = useRef<Promise<() => Promise<string>>>(null);
  const [draft, setDraft] = useState<{ kept: string; throwAway: string }>();
  /** Works on what is kept on the device of what was typed; the form works without. */
  const withDraft = (work: (draft: DraftModule) => void) =>
    void chunks?.reviewDraft().then(work, console.warn);
  useEffect(() => {
    setScripted(true);
    restoreTypedReview();
  }, []);
  const { uniqueId } = view;
  useEffect(() => {
    if (!chunks || !hasDraft(uniqueId)) return;
    const restore = ({ restoreReview }: DraftModule) => setDraft(restoreReview(uniqueId, language));
    void chunks.reviewDraft().then(restore, console.warn);
  }, [chunks, uniqueId, language]);

  /** Loads what says what the review came to, and starts the challenge, where there is one. A touch of the form calls it. */
  const start = () => {
    chunks?.outcome(locale).catch(console.warn);
    const { turnstile } = view.spamChecks ?? {};
    if (!turnstile || !chunks || askChallenge.current) return;
    askChallenge.current = chunks
      .turnstile()
      .then(({ startTurnstile }) =>
        challenge.current
          ? startTurnstile(challenge.current, { ...turnstile, language })
          : () => Promise.resolve(CHALLENGE_NOT_STARTED),
      );
    // The next touch, or the sending, tries again.
    askChallenge.current.catch((error: unknown) => {
      console.warn(error);
      askChallenge.current = null;
    });
  };
  const send = async (typed: TypedReview, hidden: Hidden, { problemOf }: Outcome) => {
    setSending(true);
    const key = idempotencyKeyOf(typed);
    const soon = TOO_SOON - performance.now();
    if (soon > 0) await new Promise((resolve) => setTimeout(resolve, soon));
    start();
    const ask = await askChallenge.current?.catch(() => undefined);
    const spamChecks = { ...hidden, challenge: (await ask?.()) ?? CHALLENGE_NOT_STARTED };
    const response = await sendReview(uniqueId, { ...typed, language, ...spamChecks }, key);
    setSending(false);
    if ("review" in response) withDraft(({ forgetReview }) => forgetReview(uniqueId));
    if ("review" in response) onAdded(response.review);
    else setProblem(problemOf(response.failure, locale));
  };
  /** Keeps what is typed, and removes the message about a field once its value is right. */
  const typedInto = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    withDraft(({ keepReview }) => keepReview(uniqueId));
    const wrong = FIELDS.filter((field) => errors[field] !== undefined);
    if (wrong.length === 0) return;
    void chunks?.outcome(locale).then(({ checkReview }) => {
      const found = checkReview(readTexts(form, FIELDS), texts);
      if (wrong.some((field) => found[field] === undefined))
        setErrors(Object.fromEntries(wrong.map((field) => [field, found[field]])));
    }, console.warn);
  };
  const throwAway = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.reset();
    setDraft(undefined);
    // The pressed button goes.
    form?.querySelector<HTMLElement>("[name=rating]:checked")?.focus();
    withDraft(({ forgetReview }) => forgetReview(uniqueId));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    let outcome: Outcome | undefined;
    try {
      outcome = await chunks?.outcome(locale);
    } catch {
      // Without the code it is sent as without scripts.
      if (await leaveFor(form.action, undefined, () => form.submit())) return;
      return setProblem({ title: texts.offline, text: texts.checkConnection });
    }
    if (!outcome) return;
    const typed = readTexts(form, FIELDS);
    const found = outcome.checkReview(typed, texts);
    const first = FIELDS.find((field) => found[field] !== undefined);
    setErrors(found);
    setProblem(undefined);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(typed, readTexts(form, ["stamp", "subject"]), outcome);
  };
  return {
    values,
    scripted,
    errors,
    problem,
    sending,
    draft,
    challenge,
    start,
    typedInto,
    throwAway,
    submit,
  };
}
