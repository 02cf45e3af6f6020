import { ArrowDown, ArrowUp, X } from "lucide-react";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { classNames } from "#web/lib/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { t } from "#texts/app/t.ts";
import { TourThumbnail } from "../tour-thumbnail.tsx";
import styles from "./featured-row.module.css";

type FeaturedRowProps = {
  place: FeaturedTour;
  /** how many tours the profile shows */
  count: number;
  onMove: (position: number) => void;
  onRemove: () => void;
};

/** Shows one featured tour, with buttons to move and to remove it. */
export function FeaturedRow({ place, count, onMove, onRemove }: FeaturedRowProps) {
  const { position, tour } = place;
  const mover = (to: number, label: string, title: string, icon: React.ReactNode) => {
    const isEnd = to < 1 || to > Math.min(count, FEATURED_MAX);
    return (
      <IconButton
        label={label}
        title={title}
        icon={icon}
        // It isn't `disabled`, so that the button keeps the focus at the end of the list.
        aria-disabled={isEnd || undefined}
        className={classNames(isEnd && styles.unavailable)}
        onClick={({ detail }) => {
          // The second click of a double click would hit the row that has come to this place.
          if (!isEnd && detail < 2) onMove(to);
        }}
      />
    );
  };
  return (
    <li className={styles.row}>
      <span className={styles.position}>{position}</span>
      <TourThumbnail size="small" url={tour.imageUrl} />
      <b dir="auto" lang={tour.language}>
        {tour.title}
      </b>
      <span className={styles.actions}>
        {mover(
          position - 1,
          t("Move up {name}", { name: tour.title }),
          t("Move up"),
          <ArrowUp size={21} aria-hidden="true" />,
        )}
        {mover(
          position + 1,
          t("Move down {name}", { name: tour.title }),
          t("Move down"),
          <ArrowDown size={21} aria-hidden="true" />,
        )}
        <IconButton
          label={t("Remove {name}", { name: tour.title })}
          title={t("Remove")}
          danger
          icon={<X size={21} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
