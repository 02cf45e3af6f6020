import { Star } from "lucide-react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { listedShort } from "#texts/app/listed.ts";
import { formatMean } from "#texts/app/numbers.ts";
import { plural, t, tMessage } from "#texts/app/t.ts";
import { CardWayHint } from "./card-way-hint.tsx";
import { isNew } from "./is-new.ts";
import { ownerName } from "./owner-name.ts";
import { heldReviews } from "./waiting-line.tsx";
import styles from "./card-numbers.module.css";

/** Says in few letters how many reviews are new. */
const newReviews = (unseen: number): string =>
  unseen < UNSEEN_MAX ? plural("1 new", "{count} new", unseen) : t("{count}+ new", { count: UNSEEN_MAX - 1 });

/**
 * Shows a profile's address and numbers: its mean, its reviews with the new and the held ones marked, its tours, and by what
 * guests can tip.
 */
export const CardNumbers = ({ guide, compact }: { guide: OwnGuide; compact: boolean }) => {
  const { rating, reviewCount, unseenReviews, tourCount, uniqueId, handle } = guide;
  return (
    <div className={classNames(styles.numbers, compact && styles.compact)}>
      <span className={styles.address} dir="ltr" translate="no">
        {handle === null ? paths.profile(uniqueId) : `/@${handle}`}
      </span>
      {rating === null ? (
        <span>{t("No reviews yet")}</span>
      ) : (
        <span>
          <b>
            <Star className={styles.star} size={16} aria-hidden="true" /> {formatMean(rating)}
          </b>{" "}
          {plural("1 review", "{count} reviews", reviewCount)}
        </span>
      )}
      {unseenReviews > 0 && (
        <a className={styles.unseen} href={`${paths.profile(uniqueId)}#reviews`}>
          {newReviews(unseenReviews)}
        </a>
      )}
      {guide.heldReviews > 0 && (
        <a className={styles.held} href={`${paths.profile(uniqueId)}#reviews`}>
          {heldReviews(guide.heldReviews)}
        </a>
      )}
      {tourCount > 0 && <span>{plural("1 tour", "{count} tours", tourCount)}</span>}
      {guide.owner && (
        <span className={styles.tips}>{t("Run by {owner}", { owner: ownerName(guide.owner) })}</span>
      )}
      <span className={styles.tips}>
        {guide.tips.length > 0
          ? t("Tips: {ways}", { ways: listedShort(guide.tips.map(tMessage)) })
          : t("Nobody can tip {name} yet", { name: guide.name })}
      </span>
      {/* The first steps say it as well. */}
      {guide.access === "owner" && guide.tips.length > 0 && !guide.takesCards && !isNew(guide) && (
        <span className={styles.tips}>
          <CardWayHint id={guide.id} />
        </span>
      )}
    </div>
  );
};
