import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { TOURS_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { useShowing } from "./use-showing.ts";
import { NoExperiences } from "./no-experiences.tsx";
import { toursQuery } from "./queries.ts";
import { type TourActions, TourRow } from "./tour-row.tsx";
import { TourRowSkeleton } from "./tour-row-skeleton.tsx";
import styles from "./linked-services.module.css";

const loadTourDialog = () => import("./tour-dialog.tsx");
const loadDeleteDialog = () => import("./delete-tour-dialog.tsx");

type Opened = { dialog: "create" } | { dialog: "edit" | "delete"; tour: Tour };

type LinkedServicesProps = {
  /** the account's profiles, which may show these tours; undefined while they load */
  guides: OwnGuide[] | undefined;
};

/** Shows an operator's tours, with buttons to create, change and delete them. */
export function LinkedServices({ guides }: LinkedServicesProps) {
  const { data: tours, isError, refetch } = useQuery(toursQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isEdited = opened !== null && opened.dialog !== "delete";
  const form = useLazyPart({ load: loadTourDialog, isOpen: isEdited, onFailure: close });
  const removal = useLazyPart({
    load: loadDeleteDialog,
    isOpen: opened?.dialog === "delete",
    onFailure: close,
  });
  const section = useRef<HTMLElement>(null);
  const isLoaded = tours !== undefined;
  useEffect(() => {
    // The browser scrolls to the address's hash before this section is mounted, and the loaded rows move the section.
    if (location.hash !== `#${section.current?.id}`) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [isLoaded]);
  const create = (
    <Button icon={<Plus size={19} aria-hidden="true" />} onClick={() => setOpened({ dialog: "create" })}>
      {t("Create New Experience")}
    </Button>
  );
  return (
    <Card
      className={styles.services}
      id="services"
      ref={section}
      tabIndex={-1}
      aria-labelledby="services-title"
    >
      <Row justify="between" className={styles.head}>
        <div>
          <h2 id="services-title">{t("Linked Services")}</h2>
          {tours?.length !== 0 && <Hint>{t("Show up to three of these on each guide’s profile.")}</Hint>}
        </div>
        {tours && tours.length > 0 && (tours.length < TOURS_MAX ? create : <Full />)}
      </Row>
      <Experiences
        tours={tours}
        guides={guides}
        isFailed={isError && !tours}
        create={create}
        onRetry={() => void refetch()}
        onEdit={(tour) => setOpened({ dialog: "edit", tour })}
        onDelete={(tour) => setOpened({ dialog: "delete", tour })}
      />
      {opened?.dialog === "create" && form && <form.TourDialog guides={guides} onClose={close} />}
      {opened?.dialog === "edit" && form && (
        <form.TourDialog tour={opened.tour} guides={guides} onClose={close} />
      )}
      {opened?.dialog === "delete" && removal && (
        <removal.DeleteTourDialog tour={opened.tour} guides={guides} onClose={close} />
      )}
    </Card>
  );
}

const Full = () => (
  <Hint>{t("{max} of {max}: delete one to make room for another.", { max: TOURS_MAX })}</Hint>
);

type ExperiencesProps = TourActions & {
  tours: Tour[] | undefined;
  guides: Guide[] | undefined;
  isFailed: boolean;
  create: ReactNode;
  onRetry: () => void;
};

function Experiences({ tours, guides, isFailed, create, onRetry, ...actions }: ExperiencesProps) {
  const showing = useShowing(guides);
  if (isFailed)
    return (
      <div className={styles.failed} role="alert">
        <Empty title={t("Your tours could not be loaded")} action={<RetryButton onRetry={onRetry} />}>
          {t("Check your connection, then try once more.")}
        </Empty>
      </div>
    );
  if (tours?.length === 0) return <NoExperiences action={create} />;
  return (
    <ul aria-label={t("Tours")} aria-busy={!tours || undefined}>
      {tours?.map((tour) => (
        <TourRow key={tour.id} tour={tour} profiles={showing?.get(tour.id)} {...actions} />
      )) ?? <TourRowSkeleton />}
    </ul>
  );
}
