import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { isAppPath, paths } from "#web/paths.ts";
import { ForNewProfile } from "#web/features/guides/for-new-profile.tsx";
import { FormError } from "#web/features/guides/form/form-error.tsx";
import { FormSkeleton } from "#web/features/guides/form/form-skeleton.tsx";
import { GuideForm } from "#web/features/guides/form/guide-form.tsx";
import type { GuideDraft } from "#web/features/guides/form/preview/guide-draft.ts";
import { guideCreatedHere, identifyEntry } from "#web/features/guides/form/save/created-in-this-entry.ts";
import { LaterPart } from "#web/features/guides/form/later-part.tsx";
import { guideQuery, guidesQuery } from "#web/features/guides/queries.ts";
import type { PendingWays } from "#web/features/payment-ways/use-pending-ways.ts";
import { lazyOrNothing } from "#web/lib/lazy-or-nothing.ts";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { whenStill } from "#web/lib/when-still.ts";
import { GuidePreview, loadPreview } from "./guide-preview.tsx";
import { useScreenId } from "./use-screen-id.ts";

const previewFor = (user: User, hasKeptWays: boolean) => (draft: GuideDraft) => (
  <Suspense>
    <GuidePreview user={user} draft={draft} hasKeptWays={hasKeptWays} />
  </Suspense>
);

const NumberElsewhere = lazyOrNothing(async () => (await import("./guide-form-number.tsx")).NumberElsewhere);
const numberOf = (guide: Guide) => (
  <Suspense>
    <NumberElsewhere guide={guide} />
  </Suspense>
);

const loadTips = async () => (await import("./guide-form-tips.tsx")).GuideTips;
const tipsFor = (onPending: (ways: PendingWays) => void) => (guide: Guide | undefined, isSaving: boolean) => (
  <LaterPart load={loadTips} props={{ guide, isSaving, onPending: onPending }} />
);

const loadTours = async () =>
  (await import("#web/features/tours/featured/featured-tours-card.tsx")).FeaturedToursCard;

const loadBookingCode = async () =>
  (await import("#web/features/guides/form/fields/booking-code-card.tsx")).BookingCodeCard;

/** Shows the tours of a profile, which may be put on the account's other profiles too. */
function Tours({ guide }: { guide: Guide }) {
  const { data } = useQuery(guidesQuery());
  const pages = data?.filter(({ access }) => access === "owner") ?? [];
  return (
    <>
      <LaterPart isDue load={loadTours} props={{ guideId: guide.id, pages }} />
      <LaterPart load={loadBookingCode} props={{ guide }} />
    </>
  );
}
const toursOf = (guide: Guide) => <Tours guide={guide} />;

const loadBanner = async () => (await import("#web/features/account/banner-field.tsx")).BannerField;

/** Shows the form with what it has of other features. */
function WholeForm({ user, guide, isScanned }: { user: User; guide?: Guide; isScanned?: boolean }) {
  const [ways, setWays] = useState<PendingWays>();
  const isTouched = useFirstTouch();
  useEffect(() => {
    // So that the first look finds it, on phones after what a first tap needs.
    if (isTouched) whenStill().then(loadPreview).catch(console.warn);
  }, [isTouched]);
  return (
    <GuideForm
      user={user}
      {...(guide && { guide })}
      isScanned={isScanned}
      ways={ways}
      preview={previewFor(user, ways !== undefined && ways.ways.length > 0)}
      tours={toursOf}
      number={numberOf}
      tips={tipsFor(setWays)}
      banner={<LaterPart load={loadBanner} props={{ user }} />}
    />
  );
}

/** Shows /create and /edit/{id}, which create a profile or change one of the user's. */
export function GuideFormPage({ user }: { user: User }) {
  const id = useScreenId();
  const [search] = useSearchParams();
  if (id !== undefined) return <EditGuide key={id} id={id} user={user} />;
  const wanted = paths.edit(Number(search.get("edit")));
  return isAppPath(wanted) ? <Navigate replace to={wanted} /> : <CreateGuide user={user} />;
}

/** Shows the form of a new profile; after Back to the entry in which one was created, that profile's. */
function CreateGuide({ user }: { user: User }) {
  const [createdId] = useState(guideCreatedHere);
  useEffect(identifyEntry, []);
  if (createdId !== undefined) return <Navigate replace to={paths.edit(createdId)} />;
  return (
    <ForNewProfile user={user} skeleton={<FormSkeleton isNew />}>
      <WholeForm user={user} />
    </ForNewProfile>
  );
}

function EditGuide({ id, user }: { id: number; user: User }) {
  const { data: guide, error, refetch } = useQuery(guideQuery(id));
  const { data: isScanned = false } = useQuery({
    ...guidesQuery(),
    enabled: guide?.handle === null && guide.userId === user.id,
    select: (guides) => guides.some((own) => own.id === id && own.firstScan !== null),
  });
  // The form is shown first, so that it stays when a refetch fails.
  if (guide) return <WholeForm guide={guide} user={user} isScanned={isScanned} />;
  if (error) return <FormError error={error} retry={() => void refetch()} />;
  return <FormSkeleton isNew={false} />;
}
