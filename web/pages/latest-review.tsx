import { MessageSquareReply, Pencil, Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { GuideReview } from "#schema/review.ts";
import { paths } from "#web/paths.ts";
import { useHoldPage } from "#web/lib/hold-page.ts";
import { relativeDate } from "#web/lib/relative-date.ts";
import { useReply } from "#web/guest/public-page/owner/use-reply.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Row } from "#web/ui/row.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./latest-reviews.module.css";

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles.stars} role="img" aria-label={t("{rating} out of 5 stars", { rating })}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={17} className={star <= rating ? styles.full : undefined} aria-hidden="true" />
    ))}
  </span>
);

type ReplyProps = {
  review: GuideReview;
  onSaved: (reply: GuideReview["reply"]) => void;
  onCancel: () => void;
};

function Reply({ review, onSaved, onCancel }: ReplyProps) {
  useHoldPage();
  const { text, type, giveUp, error, field, isSaving, submit } = useReply(
    review,
    review.guide.uniqueId,
    onSaved,
  );
  const cancel = () => {
    giveUp();
    onCancel();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={t("Your reply to {name}", { name: review.name })} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={3}
            required
            readOnly={isSaving}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Row className={styles.buttons}>
        <Button type="submit" size="sm" busy={isSaving}>
          {isSaving ? t("Saving...") : t("Save reply")}
        </Button>
        <Button variant="line" size="sm" disabled={isSaving} onClick={cancel}>
          {t("Cancel")}
        </Button>
      </Row>
    </form>
  );
}

type LatestReviewProps = {
  review: GuideReview;
  /** whether to say whose review it is */
  isNamed: boolean;
  onReplied: (reply: GuideReview["reply"]) => void;
};

/** Shows one review, with its reply or a button to write one. */
export function LatestReview({ review, isNamed, onReplied }: LatestReviewProps) {
  const [isReplying, setReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(false);
  // The form, which had the focus, has been removed.
  useEffect(() => {
    if (wasReplying.current) button.current?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);
  const { name, rating, comment, language, date, reply, guide } = review;
  const when = <time dateTime={date}>{relativeDate(date)}</time>;
  const page = (
    <a className="link" href={`${paths.profile(guide.uniqueId)}#reviews`} dir="auto">
      {guide.name}
    </a>
  );
  return (
    <li className={styles.review}>
      <p className={styles.meta}>
        <Stars rating={rating} />
        <b dir="auto">{name}</b>
        <Hint as="span">{isNamed ? <Trans text="on {page}, {when}" parts={{ page, when }} /> : when}</Hint>
      </p>
      <p className={styles.words} dir="auto" lang={language}>
        {comment}
      </p>
      {isReplying ? (
        <Reply
          review={review}
          onSaved={(saved) => {
            onReplied(saved);
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <>
          {reply && (
            <p className={styles.reply} dir="auto" lang={reply.language}>
              {reply.text}
            </p>
          )}
          <Button
            ref={button}
            variant="line"
            size="sm"
            icon={reply ? <Pencil size={18} /> : <MessageSquareReply size={18} />}
            aria-label={reply ? t("Edit reply to {name}", { name }) : t("Reply to {name}", { name })}
            onClick={() => setReplying(true)}
          >
            {reply ? t("Edit reply") : t("Reply")}
          </Button>
        </>
      )}
    </li>
  );
}
