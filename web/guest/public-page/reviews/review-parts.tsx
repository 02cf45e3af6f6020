import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { Filled } from "#texts/guest/filled.tsx";
import { isForeign, langOf } from "#texts/guest/foreign.ts";
import { countText, meanText, reviewDate } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { initials, originText } from "./review-text.ts";
import { ReportLink } from "../report/report-link.tsx";
import { OutArrow } from "../../parts/symbols.tsx";
import { Stars } from "./stars.tsx";
import type { PublicPageView, ShownReview } from "../view.ts";
import { TranslateLink } from "../written-text.tsx";

type ViewProps = { view: PublicPageView };

const Bubble = () => (
  <svg className="bubble" width="168" height="148" viewBox="0 0 168 148" aria-hidden="true">
    <path d="M40 28h88a14 14 0 0 1 14 14v50a14 14 0 0 1-14 14H90l-20 20v-20H40a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14z" />
    <path className="text" d="M54 60h60M54 78h38" />
  </svg>
);

/** A sentence. `lang`: its language, where it isn't the page's. */
type SayingProps = { children: string; lang?: string };

/** Shows that reviews are disabled. `children`: say by whom. */
export const ReviewsDisabled = ({ children, lang }: SayingProps) => (
  <div className="none">
    <Bubble />
    <h3>{useLocale().texts.disabled}</h3>
    <p dir="auto" lang={lang}>
      {children}
    </p>
  </div>
);

/** Shows the mean rating and the number of reviews; `children` while there are none. */
export function Score({ view: { rating, reviewCount }, children, lang }: ViewProps & SayingProps) {
  const locale = useLocale();
  return rating === null ? (
    <div className="none">
      <Bubble />
      <h3>{locale.texts.noReviews}</h3>
      <p dir="auto" lang={lang}>
        {children}
      </p>
    </div>
  ) : (
    <div className="score">
      <b>{meanText(locale, rating)}</b>
      <div>
        <Stars rating={rating} size={22} />
        <small>{countText(locale, "reviews", reviewCount)}</small>
      </div>
    </div>
  );
}

/** Shows where the reviews come from. */
export const ReviewOrigin = ({ view }: ViewProps) => (
  <p className="fine">{originText(useLocale(), view.reviewsRemoved, view.hasEarlier)}</p>
);

/** Shows the links to the review platforms. */
export const ReviewPlatforms = ({ view: { platforms } }: ViewProps) =>
  platforms.length > 0 && (
    <div className="plats">
      {platforms.map(({ id, platform, url }) => (
        <a key={id} href={url} target="_blank" rel="noopener noreferrer" data-event="review-open">
          <span dir="auto" translate="no">
            {platform}
          </span>
          <OutArrow className="flip" size={18} />
        </a>
      ))}
    </div>
  );

const ShortDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{reviewDate(useLocale(), date)}</time>
);

type ReplyProps = { reply: NonNullable<ShownReview["reply"]>; name: string };

function Reply({ reply: { text, date, language }, name }: ReplyProps) {
  const { language: page, texts } = useLocale();
  return (
    <div className="reply">
      <p>
        <b>
          <Filled text={texts.replyFrom}>
            <bdi>{name}</bdi>
          </Filled>
        </b>
        <ShortDate date={date} />
      </p>
      <p dir="auto" lang={langOf(language, page)}>
        {text}
      </p>
    </div>
  );
}

type ReviewItemProps = {
  review: ShownReview;
  /** the guide's name, for the reply */
  name: string;
  /** the profile's public id, for the report */
  uniqueId?: string;
  /** the owner's controls: `action` at the end of the first line, `children` at the bottom */
  action?: ReactNode;
  children?: ReactNode;
};

/** Shows one review. */
export function ReviewItem({ review, name, uniqueId, action, children }: ReviewItemProps) {
  const { language: page } = useLocale();
  return (
    <li className="rev" tabIndex={-1}>
      <div className="top">
        <span className="ini" aria-hidden="true">
          {initials(review.name)}
        </span>
        <div className="who">
          <b>
            <span dir="auto" translate="no">
              {review.name}
            </span>
          </b>
          <ShortDate date={review.date} />
        </div>
        {action ?? <Stars rating={review.rating} size={18} />}
      </div>
      {action !== undefined && <Stars rating={review.rating} size={18} />}
      <p dir="auto" lang={langOf(review.language, page)}>
        {review.comment}
      </p>
      {review.reply && <Reply reply={review.reply} name={name} />}
      {uniqueId !== undefined && (
        <p className="acts">
          {(isForeign(review.language, page) || isForeign(review.reply?.language, page)) && (
            <TranslateLink href={`${paths.profile(uniqueId)}/translate?review=${review.id}&lang=${page}`} />
          )}
          <ReportLink uniqueId={uniqueId} id={review.id} name={review.name} />
        </p>
      )}
      {children}
    </li>
  );
}
