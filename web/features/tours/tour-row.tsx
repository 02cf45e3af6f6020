import { ArrowUpRight, Pencil, Trash2 } from "lucide-react";
import { Fragment, useId } from "react";
import { plainBookingLink } from "#schema/booking-link.ts";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import { paths } from "#web/paths.ts";
import { bareUrl } from "#web/lib/format.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import { listedParts } from "#texts/app/listed.ts";
import styles from "./tour-row.module.css";
import { TourThumbnail } from "./tour-thumbnail.tsx";

export type TourActions = { onEdit: (tour: Tour) => void; onDelete: (tour: Tour) => void };

type TourRowProps = TourActions & {
  tour: Tour;
  /** the profiles that show it; undefined while they load */
  profiles: Guide[] | undefined;
};

/** Renders links to profiles, as a list in the app's language. */
const linksTo = (profiles: Guide[]) =>
  listedParts(profiles.map(({ name }) => name)).map(({ value }, place) => {
    // Every other part is the text between two names.
    const { id } = profiles[place / 2] ?? {};
    return id === undefined ? (
      value
    ) : (
      <RouteLink key={id} className="link" to={paths.edit(id)} dir="auto">
        {value}
      </RouteLink>
    );
  });

/** Names the site that a booking link leads to. A narrow screen breaks the line before a dot. */
const hostOf = (url: string) =>
  bareUrl(url)
    .replace(/^www\.|[/?#].*/gs, "")
    .split(/(?=\.)/)
    .map((part, place) => (
      <Fragment key={place}>
        <wbr />
        {part}
      </Fragment>
    ));

/** Shows one tour in the operator's list. */
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
            <Trans text="Shown by {profiles}" parts={{ profiles: linksTo(profiles) }} />
          </p>
        )}
        <Row justify="between" className={styles.foot}>
          <a
            className={styles.link}
            href={plainBookingLink(tour.externalLink)}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={id}
          >
            <span className={styles.open}>
              <span className="link">{t("Booking Link")}</span>
              {"\u00A0"}
              <ArrowUpRight className="flip" size={17} aria-hidden="true" />
            </span>
            <bdi className={styles.host}>{hostOf(tour.externalLink)}</bdi>
          </a>
          <div className={styles.actions}>
            <IconButton
              label={t("Edit {name}", { name: tour.title })}
              title={t("Edit")}
              icon={<Pencil size={21} aria-hidden="true" />}
              onClick={() => onEdit(tour)}
            />
            <IconButton
              label={t("Delete {name}", { name: tour.title })}
              title={t("Delete")}
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
