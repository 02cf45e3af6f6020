import { ArrowUpRight, Pencil, Trash2 } from "lucide-react";
import { Fragment, useId } from "react";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import { paths } from "#web/app/paths.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Row } from "#web/ui/row.tsx";
import styles from "./tour-row.module.css";
import { TourThumbnail } from "./tour-thumbnail.tsx";

export type TourActions = { onEdit: (tour: Tour) => void; onDelete: (tour: Tour) => void };

type TourRowProps = TourActions & {
  tour: Tour;
  /** those that show it; undefined while they load */
  profiles: Guide[] | undefined;
};

/** One tour in the operator's list. */
export function TourRow({ tour, profiles = [], onEdit, onDelete }: TourRowProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <TourThumbnail size="medium" url={tour.imageUrl} />
      <div className={styles.text}>
        <h3 id={id} dir="auto" lang={tour.language}>
          {tour.title}
        </h3>
        <p dir="auto" lang={tour.language}>
          {tour.description}
        </p>
        {profiles.length > 0 && (
          <p>
            Shown by{" "}
            {profiles.map(({ id: guideId, name }, place) => (
              <Fragment key={guideId}>
                {place > 0 && ", "}
                <RouteLink className="link" to={paths.edit(guideId)} dir="auto">
                  {name}
                </RouteLink>
              </Fragment>
            ))}
          </p>
        )}
        <Row justify="between" className={styles.foot}>
          <a
            className={styles.link}
            href={tour.externalLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={id}
          >
            <span className="link">Booking Link</span> <ArrowUpRight size={17} aria-hidden="true" />
          </a>
          <div className={styles.actions}>
            <IconButton
              label={`Edit ${tour.title}`}
              title="Edit"
              icon={<Pencil size={21} aria-hidden="true" />}
              onClick={() => onEdit(tour)}
            />
            <IconButton
              label={`Delete ${tour.title}`}
              title="Delete"
              danger
              icon={<Trash2 size={21} aria-hidden="true" />}
              onClick={() => onDelete(tour)}
            />
          </div>
        </Row>
      </div>
    </li>
  );
}
