import { Star } from "lucide-react";
import type { OwnGuide } from "#schema/guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { appLocale, plural, t } from "#texts/app/t.ts";
import styles from "./card-numbers.module.css";

/** Says in few letters how many reviews are new. */
export const newReviews = (unseen: number): string =>
  unseen < UNSEEN_MAX ? plural("1 new", "{count} new", unseen) : t("{count}+ new", { count: UNSEEN_MAX - 1 });

const meanOf = (rating: number): string =>
  new Intl.NumberFormat(appLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);

/** Shows a profile's address and numbers: its mean, its reviews with the new ones marked, and its tours. */
export const CardNumbers = ({ guide }: { guide: OwnGuide }) => {
  const { rating, reviewCount, unseenReviews, tourCount, uniqueId, handle } = guide;
  return (
    <div className={styles.numbers}>
      <span className={styles.address} dir="ltr" translate="no">
        {handle === null ? paths.profile(uniqueId) : `/@${handle}`}
      </span>
      {rating === null ? (
        <span>{t("No reviews yet")}</span>
      ) : (
        <span>
          <b>
            <Star className={styles.star} size={16} aria-hidden="true" /> {meanOf(rating)}
          </b>{" "}
          {plural("1 review", "{count} reviews", reviewCount)}
        </span>
      )}
      {unseenReviews > 0 && (
        <a className={styles.unseen} href={`${paths.profile(uniqueId)}#reviews`}>
          {newReviews(unseenReviews)}
        </a>
      )}
      {tourCount > 0 && <span>{plural("1 tour", "{count} tours", tourCount)}</span>}
    </div>
  );
};
