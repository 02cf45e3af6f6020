import { useId, useState } from "react";
import type { ReviewCase } from "#schema/moderation.ts";
import type { ReportReason } from "#schema/report-reasons.ts";
import { paths } from "#web/paths.ts";
import { exactDate } from "#web/lib/relative-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Select } from "#web/ui/select.tsx";
import { Trans } from "#texts/app/trans.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { useDecide } from "../mutations.ts";
import { ReasonField } from "../reason-field.tsx";
import { RelativeTime } from "../relative-time.tsx";
import { HELD_LABELS, HIDE_REASONS, REPORT_LABELS } from "../report-labels.ts";
import type { CaseProps } from "./case-queue.tsx";
import { countedReasons } from "./counted-reasons.ts";
import styles from "./reports.module.css";

const REASONS: ReportReason[] = ["spam", "personal-data", "offensive", "not-a-guest", "other"];
const choices = () => REASONS.map((value) => ({ value, text: t(REPORT_LABELS[value]) }));

const STATUS: Record<"held" | "hidden", PlainText> = { held: "held", hidden: "hidden" };
const RESTORE: Record<ReviewCase["review"]["status"], PlainText> = {
  published: "Keep it",
  held: "Publish it",
  hidden: "Bring it back",
};

const isReason = (value: string): value is ReportReason => Object.hasOwn(HIDE_REASONS, value);

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles.stars} role="img" aria-label={t("{rating} out of 5 stars", { rating })}>
    {"★".repeat(rating)}
    {"☆".repeat(5 - rating)}
  </span>
);

/** Shows what the case is about: the review, whose page it is on, and what reports say about it. */
function About({ item: { review, guide, heldFor, reports, createdAt } }: { item: ReviewCase }) {
  const texts = reports.filter(({ text }) => text !== "");
  return (
    <div className={styles.what}>
      <p className={styles.meta}>
        <Stars rating={review.rating} />
        <span>
          <Trans
            text="on {page}"
            parts={{
              page: (
                <a className="link" href={`${paths.profile(guide.uniqueId)}?as=admin`}>
                  {guide.name}
                </a>
              ),
            }}
          />
        </span>
        <RouteLink to={paths.adminUser(guide.userId)}>{t("Account")}</RouteLink>
        <span>
          <Trans
            text={reports.length > 0 ? "reported {when}" : "held {when}"}
            parts={{ when: <RelativeTime date={createdAt} /> }}
          />
        </span>
        {review.isEarlier && <span>{t("about a colleague before")}</span>}
        {review.status !== "published" && (
          <Pill small tone={review.status === "held" ? "wait" : "bad"}>
            {t(STATUS[review.status])}
          </Pill>
        )}
      </p>
      <blockquote dir="auto">{review.comment}</blockquote>
      <p className={styles.by}>
        <Trans
          text="by {name}"
          parts={{
            name: (
              <b>
                <span dir="auto">{review.name}</span>, {exactDate(review.date)}
              </b>
            ),
          }}
        />
      </p>
      <p className={styles.why}>
        {heldFor && <span>{t(HELD_LABELS[heldFor])}</span>}
        {countedReasons(reports).map(([reason, count]) => (
          <span key={reason}>{`${t(REPORT_LABELS[reason])} · ${count}`}</span>
        ))}
      </p>
      {texts.map(({ text, createdAt: at }) => (
        <p key={`${at} ${text}`} className={styles.said} dir="auto">
          <Trans text="“{reason}”" parts={{ reason: text }} />
        </p>
      ))}
    </div>
  );
}

/** Shows one review that was held or reported, with what an admin can decide. */
export function ReportCase({ item, onDecided }: CaseProps<ReviewCase>) {
  const { review, reports } = item;
  const [reason, setReason] = useState<ReportReason | "">(reports[0]?.reason ?? "");
  const [words, setWords] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const decide = useDecide();
  const label = useId();
  const isOther = reason === "other";
  const given = reason === "" ? "" : HIDE_REASONS[reason] || words.trim();
  const hide = () => {
    setIsMissing(given === "");
    if (given !== "") decide.mutate({ id: review.id, hide: given }, { onSuccess: onDecided });
  };
  const restore = () => decide.mutate({ id: review.id }, { onSuccess: onDecided });
  return (
    <Card as="li" className={styles.case} tabIndex={-1} data-row aria-labelledby={label}>
      <span id={label} className="vh">
        {t("Review by {name}", { name: review.name })}
      </span>
      <About item={item} />
      <div className={styles.do}>
        {review.status !== "hidden" && (
          <>
            <Field label={t("Reason")} error={isMissing && !isOther ? t("Please give a reason") : undefined}>
              {(control) => (
                <Select
                  {...control}
                  choices={choices()}
                  none={t("Choose one")}
                  value={reason}
                  onChange={({ target }) => setReason(isReason(target.value) ? target.value : "")}
                />
              )}
            </Field>
            {isOther && (
              <ReasonField
                label={t("In your own words")}
                rows={2}
                value={words}
                isMissing={isMissing}
                onChange={setWords}
              />
            )}
            <Button variant="danger" busy={decide.isPending} onClick={hide}>
              {t("Hide review")}
            </Button>
          </>
        )}
        <Button variant="line" busy={decide.isPending} onClick={restore}>
          {t(RESTORE[review.status])}
        </Button>
      </div>
    </Card>
  );
}
