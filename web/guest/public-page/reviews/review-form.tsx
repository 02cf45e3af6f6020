import { CircleAlert } from "lucide-react";
import { paths } from "#web/paths.ts";
import { Filled } from "#texts/guest/filled.tsx";
import { useLocale } from "#texts/guest/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { PageField } from "../page-field.tsx";
import type { Problem } from "./review-attempt.ts";
import { StarPicker } from "./star-picker.tsx";
import { type ReviewFormProps, useReviewForm } from "./use-review-form.ts";

const ProblemNote = ({ title, text }: Problem) => (
  <div className="note bad" role="alert">
    <CircleAlert size={20} aria-hidden="true" />
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  </div>
);

/**
 * Shows the form that leaves a review. Its fields are uncontrolled, so that what was typed before the script loaded
 * stays, and also stays when sending fails.
 */
export function ReviewForm(props: ReviewFormProps) {
  const { view } = props;
  const { language, texts } = useLocale();
  const { values, scripted, errors, problem, sending, draft, challenge, ...does } = useReviewForm(props);
  return (
    <form
      className="block"
      id="review"
      method="post"
      // The query keeps this page's language where there are no cookies.
      action={`${paths.profile(view.uniqueId)}/reviews?lang=${language}#reviews`}
      noValidate={scripted}
      onInput={does.typedInto}
      onSubmit={(event) => void does.submit(event)}
      onFocusCapture={does.start}
    >
      <input type="hidden" name="language" value={language} />
      {view.spamChecks && <input type="hidden" name="stamp" value={view.spamChecks.formToken} />}
      <input className="trap" name="subject" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <h3>
        <Filled text={texts.howWasIt}>
          <bdi>{view.callMe ?? view.name}</bdi>
        </Filled>
      </h3>
      {draft && (
        <div className="acts" role="status">
          <p className="fine">{draft.kept}</p>
          <button type="button" className="btn line sm" onClick={does.throwAway}>
            {draft.throwAway}
          </button>
        </div>
      )}
      <StarPicker name="rating" value={values.rating} error={errors.rating} />
      <PageField label={texts.yourName} error={errors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            dir="auto"
            required
            readOnly={sending}
            defaultValue={values.name}
          />
        )}
      </PageField>
      <PageField label={texts.yourReview} error={errors.comment}>
        {(control) => (
          <textarea
            {...control}
            name="comment"
            dir="auto"
            rows={4}
            required
            readOnly={sending}
            placeholder={texts.placeholder}
            defaultValue={values.comment}
          />
        )}
      </PageField>
      {view.spamChecks?.turnstile && <div ref={challenge} />}
      <p className="fine">{texts.reviewIsPublic}</p>
      {problem && <ProblemNote {...problem} />}
      <Button type="submit" size="lg" block busy={sending}>
        {sending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
