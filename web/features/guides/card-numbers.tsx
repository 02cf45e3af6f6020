import { Star } from "lucide-react";
import type { OwnGuide } from "#schema/guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import { paths } from "#web/app/paths.ts";
import { counted } from "#web/lib/format.ts";
import styles from "./card-numbers.module.css";

/** How many reviews are new, in few letters. */
export const newReviews = (unseen: number): string =>
  `${unseen < UNSEEN_MAX ? unseen : `${UNSEEN_MAX - 1}+`} new`;

/** How a profile is doing: its mean, its reviews with the new ones marked, and its tours. */
export const CardNumbers = ({ guide }: { guide: OwnGuide }) => {
  const { rating, reviewCount, unseenReviews, tourCount, uniqueId } = guide;
  return (
    <div className={styles.numbers}>
      {rating === null ? (
        <span>No reviews yet</span>
      ) : (
        <span>
          <b>
            <Star className={styles.star} size={16} aria-hidden="true" /> {rating.toFixed(1)}
          </b>{" "}
          {counted(reviewCount, "review")}
        </span>
      )}
      {unseenReviews > 0 && (
        <a className={styles.unseen} href={`${paths.profile(uniqueId)}#reviews`}>
          {newReviews(unseenReviews)}
        </a>
      )}
      {tourCount > 0 && <span>{counted(tourCount, "tour")}</span>}
    </div>
  );
};
