import { useQuery } from "@tanstack/react-query";
import { Info, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Note } from "#web/ui/note.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { Trans } from "#texts/app/trans.tsx";
import { featuredToursQuery, toursQuery } from "../queries.ts";
import type { TourPage } from "../show-on-all.ts";
import { FeaturedRow } from "./featured-row.tsx";
import { useFeatured } from "./use-featured.ts";
import styles from "./featured-tours-card.module.css";

const loadAssignDialog = () => import("./assign-dialog.tsx");

type FeaturedToursCardProps = {
  guideId: number;
  /** all pages of the account */
  pages: readonly TourPage[];
};

/** Shows the card of the profile's form that chooses the featured tours and their order. */
export function FeaturedToursCard({ guideId, pages }: FeaturedToursCardProps) {
  // The list is refetched whenever the tab is shown, because another tab may have changed the order.
  const featured = useQuery({ ...featuredToursQuery(guideId), staleTime: 0 });
  const tours = useQuery(toursQuery());
  const isFailed = (featured.isError && !featured.data) || (tours.isError && !tours.data);
  const retry = () => void Promise.all([featured.refetch(), tours.refetch()]);
  return (
    <SectionCard
      title={t("Cross-Promoted Tours")}
      lead={t("Shown on this profile in this order. Up to {max}. Changes here are saved at once.", {
        max: FEATURED_MAX,
      })}
      data-part=".scroller"
    >
      {isFailed ? (
        <Row justify="between" role="alert">
          <Hint>{t("Your tours could not be loaded.")}</Hint>
          <RetryButton variant="line" size="sm" onRetry={retry} />
        </Row>
      ) : featured.data && tours.data ? (
        <Places guideId={guideId} pages={pages} places={featured.data} tours={tours.data} />
      ) : (
        <Skeleton height={84} borderRadius={14} />
      )}
    </SectionCard>
  );
}

const NoTours = () => (
  <Note>
    <Info size={20} aria-hidden="true" />
    <p>
      <Trans
        text="You have no tours yet. Create them under {link} on your dashboard."
        parts={{
          link: (
            <RouteLink className="link" to={`${paths.dashboard}#services`}>
              {t("Linked Services")}
            </RouteLink>
          ),
        }}
      />
    </p>
  </Note>
);

type PlacesProps = FeaturedToursCardProps & { places: FeaturedTour[]; tours: Tour[] };

function Places({ guideId, pages, places, tours }: PlacesProps) {
  const { assign, showOnAll, move, remove } = useFeatured(guideId);
  const [dialog, setDialog] = useState<"assign" | { removing: FeaturedTour }>();
  const [announcement, announce] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const close = () => setDialog(undefined);
  const assigning = useLazyPart({ load: loadAssignDialog, isOpen: dialog === "assign", onFailure: close });

  // The row or the button that had the focus may have disappeared.
  const isMounted = useRef(false);
  useEffect(() => {
    const { current } = section;
    if (isMounted.current && document.activeElement === document.body)
      current
        ?.querySelector<HTMLElement>(places.length < FEATURED_MAX ? "ol + button" : "li:last-child button")
        ?.focus();
    isMounted.current = true;
  }, [places.length]);

  if (tours.length === 0 && places.length === 0) return <NoTours />;
  return (
    <div ref={section}>
      <ol aria-label={t("Tours of this profile")}>
        {places.map((place) => (
          <FeaturedRow
            key={place.tourId}
            place={place}
            count={places.length}
            onMove={(position) => {
              announce(
                t("{title}: {position} of {count}", {
                  title: place.tour.title,
                  position,
                  count: places.length,
                }),
              );
              move(place, position);
            }}
            onRemove={() => setDialog({ removing: place })}
          />
        ))}
      </ol>
      {places.length < FEATURED_MAX && (
        <Button
          className={styles.assign}
          variant="line"
          icon={<Plus size={19} aria-hidden="true" />}
          onClick={() => setDialog("assign")}
        >
          {t("Assign tour")}
        </Button>
      )}
      <p className="vh" role="status">
        {announcement}
      </p>
      {dialog === "assign" && assigning && (
        <assigning.AssignDialog
          tours={tours.filter(({ id }) => places.every(({ tourId }) => tourId !== id))}
          room={FEATURED_MAX - places.length}
          onAssign={(chosen) => {
            close();
            assign(chosen);
          }}
          onShowOnAll={
            pages.length < 2
              ? undefined
              : (chosen) => {
                  close();
                  showOnAll(chosen, pages);
                }
          }
          onClose={close}
        />
      )}
      {typeof dialog === "object" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("Remove tour")}
          description={t("‘{title}’ will be removed from this profile. It stays in your Linked Services.", {
            title: dialog.removing.tour.title,
          })}
          confirm={t("Remove")}
          onConfirm={() => {
            close();
            remove(dialog.removing);
          }}
        />
      )}
    </div>
  );
}
