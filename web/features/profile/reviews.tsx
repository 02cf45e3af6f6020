import { ArrowUpRight } from "lucide-react";
import { countText, initials, shortDate } from "./review-text.ts";
import { Stars } from "./stars.tsx";
import type { ProfileView } from "./view.ts";

const Bubble = ({ off = false }: { off?: boolean }) => (
  <svg className="bubble" width="168" height="148" viewBox="0 0 168 148" aria-hidden="true">
    <path d="M40 28h88a14 14 0 0 1 14 14v50a14 14 0 0 1-14 14H90l-20 20v-20H40a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14z" />
    {off ? (
      <>
        <path className="text" d="M54 60h60M54 78h38" />
        <path className="cut" d="M30 118L140 20" />
      </>
    ) : (
      <>
        <use href="#star" className="star" x="48" y="48" width="24" height="24" />
        <use href="#star" className="star" x="72" y="48" width="24" height="24" />
        <use href="#star" className="star o" x="96" y="48" width="24" height="24" />
        <path className="text" d="M54 88h60" />
      </>
    )}
  </svg>
);

const Disabled = ({ owner }: { owner: boolean }) => (
  <div className="none">
    <Bubble off />
    <h3>Reviews Disabled</h3>
    <p>
      {owner
        ? "You have disabled reviews for your profile. You can enable them in your profile settings."
        : "This guide has disabled reviews for their profile."}
    </p>
  </div>
);

const Empty = () => (
  <div className="none">
    <Bubble />
    <h3>No reviews yet</h3>
    <p>Be the first to say how it was.</p>
  </div>
);

const Score = ({ rating, count }: { rating: number; count: number }) => (
  <div className="score">
    <b>{rating.toFixed(1)}</b>
    <div>
      <Stars rating={rating} size={22} />
      <small>{countText(count)}</small>
    </div>
  </div>
);

const Platforms = ({ platforms }: { platforms: ProfileView["platforms"] }) => (
  <div className="plats">
    {platforms.map(({ id, platform, url }) => (
      <a key={id} href={url} target="_blank" rel="noopener noreferrer">
        <span dir="auto">{platform}</span>
        <ArrowUpRight className="flip" size={18} />
      </a>
    ))}
  </div>
);

const Item = ({ review }: { review: ProfileView["reviews"][number] }) => (
  <li className="rev">
    <div className="top">
      <span className="ini" aria-hidden="true">
        {initials(review.name)}
      </span>
      <div className="who">
        <b>
          <span dir="auto">{review.name}</span>
        </b>
        <time dateTime={review.date}>{shortDate(review.date)}</time>
      </div>
      <Stars rating={review.rating} size={18} />
    </div>
    <p dir="auto">{review.comment}</p>
  </li>
);

/** What guests wrote, newest first, and where else they may write. */
export function GuestReviews({ view, owner }: { view: ProfileView; owner: boolean }) {
  const { rating, reviewCount, reviews, platforms, reviewsEnabled } = view;
  return (
    <section className="sec" id="reviews">
      <h2>Guest Reviews</h2>
      <div className="block">
        {!reviewsEnabled && <Disabled owner={owner} />}
        {reviewsEnabled && rating === null && <Empty />}
        {rating !== null && (
          <>
            <Score rating={rating} count={reviewCount} />
            <p className="fine">Guests write these reviews on this page. They are not verified.</p>
          </>
        )}
        {platforms.length > 0 && <Platforms platforms={platforms} />}
        {reviews.length > 0 && (
          <ul>
            {reviews.map((review) => (
              <Item key={review.id} review={review} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
