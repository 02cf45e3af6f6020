import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { User } from "#schema/account.ts";
import { PROFILE_LIMIT } from "#schema/role.ts";
import { isUnconfirmed } from "#web/features/account/confirm-line.tsx";
import { editsOnly } from "#web/features/account/edits-only.ts";
import { UnconfirmedAddress } from "#web/features/account/unconfirmed-address.tsx";
import { useRenewedNotices } from "#web/features/account/use-renewed-notices.ts";
import { isNew, isReady } from "#web/features/guides/is-new.ts";
import { EditedPages } from "#web/features/guides/edited-pages.tsx";
import { GuidesError } from "#web/features/guides/guides-error.tsx";
import { ProfilesHeading } from "#web/features/guides/profiles-heading.tsx";
import { guidesQuery } from "#web/features/guides/queries.ts";
import { ProfileList } from "#web/features/guides/profile-list.tsx";
import { WaitingLine } from "#web/features/guides/waiting-line.tsx";
import { unseenOf, useUnseenMark } from "#web/features/guides/use-unseen-mark.ts";
import { NumbersCard } from "#web/features/statistics/numbers-card.tsx";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { useLogout } from "#web/features/session/mutations.ts";
import { usePaymentReturn } from "#web/features/subscriptions/use-payment-return.ts";
import { StatusCard } from "#web/features/subscriptions/status-card.tsx";
import { useSubscription } from "#web/features/subscriptions/use-subscription.ts";
import { hasMail } from "#web/lib/mail.ts";
import { Turn } from "#web/lib/turn.tsx";
import { useTitle } from "#web/lib/use-title.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { LaterCodeLine } from "./later-code-line.tsx";
import { DashboardTop, dashboardTitle } from "./dashboard-top.tsx";
import { ReviewsWaiting } from "./reviews-waiting.tsx";
import styles from "./dashboard.module.css";
import { useProfileDialogs } from "./use-profile-dialogs.tsx";

// These are lazy because only operators need the forms and their schemas.
const OperatorNameCard = lazyPart(
  async () => (await import("../features/account/operator-name-card.tsx")).OperatorNameCard,
);
const LinkedServices = lazyPart(
  async () => (await import("../features/tours/linked-services.tsx")).LinkedServices,
);
const LatestReviews = lazyPart(async () => (await import("./latest-reviews.tsx")).LatestReviews);
const FirstStepsCard = lazyPart(
  async () => (await import("../features/guides/first-steps/first-steps-card.tsx")).FirstStepsCard,
);
const ReadyCard = lazyPart(
  async () => (await import("../features/guides/first-steps/ready-card.tsx")).ReadyCard,
);

/** Shows /dashboard: the signed-in user's profiles, subscription, reviews and numbers. */
export function DashboardPage({ user }: { user: User }) {
  const isGuide = user.role === "guide";
  const title = dashboardTitle(user);
  const payment = usePaymentReturn();
  const logout = useLogout();
  const subscription = useSubscription(user);
  const guides = useQuery(guidesQuery());
  const [loadedAt] = useState(Date.now);
  const [hasSeenReviews, setSeenReviews] = useState(false);
  const unseen = hasSeenReviews ? 0 : unseenOf(guides.data);
  useUnseenMark(unseen);
  useRenewedNotices(user.id);
  useTitle(unseen ? `(${unseen}) ${title}` : title);
  const ownGuides = guides.data?.filter(({ access }) => access === "owner");
  const edited = guides.data?.filter(({ access }) => access === "editor") ?? [];
  const { blockedReason, isUrgent, isInFull } = subscription;
  const isLocked = blockedReason !== null;
  const { actions, showCode, dialogs } = useProfileDialogs(user, blockedReason);

  const newGuide = isLocked ? undefined : ownGuides?.find(isNew);
  const readyGuide = isLocked || newGuide ? undefined : ownGuides?.find((guide) => isReady(guide, loadedAt));
  const status = (
    <Turn>
      <StatusCard
        user={user}
        subscription={subscription}
        // Creating the first profile, or the next of the first steps, is the screen's main action.
        quiet={ownGuides?.length === 0 || ((newGuide ?? readyGuide) !== undefined && !isUrgent)}
        short={isGuide && !isInFull && payment.payment === undefined}
        {...payment}
      />
    </Turn>
  );
  const failure = guides.isError && !guides.data && (
    <GuidesError isRetrying={guides.isFetching} onRetry={() => void guides.refetch()} />
  );
  const profiles = failure || (
    <ProfileList
      guides={isGuide ? ownGuides?.slice(0, PROFILE_LIMIT.guide) : ownGuides}
      locked={isLocked}
      single={isGuide}
      free={isGuide ? 0 : PROFILE_LIMIT.operator - Math.max(ownGuides?.length ?? PROFILE_LIMIT.operator, 1)}
      {...actions}
    />
  );

  const numbers = guides.data && guides.data.length > 0 && (
    <Turn>
      <NumbersCard guides={guides.data} />
    </Turn>
  );
  const reviewCount = guides.data?.reduce((sum, guide) => sum + guide.reviewCount, 0) ?? 0;
  const waiting = <ReviewsWaiting count={reviewCount} />;
  const isNamed = (guides.data?.length ?? 0) > 1;
  const reviews = reviewCount > 0 && (
    <Turn>
      <Suspense fallback={waiting}>
        <LatestReviews
          userId={user.id}
          isNamed={isNamed}
          waiting={waiting}
          onSeen={() => setSeenReviews(true)}
        />
      </Suspense>
    </Turn>
  );

  return (
    <div className={classNames("wrap", styles.page)}>
      <DashboardTop
        user={user}
        guides={guides.data}
        below={hasMail() && isUnconfirmed(user) && <UnconfirmedAddress user={user} />}
      >
        <TextButton busy={logout.isPending} onClick={() => logout.mutate()}>
          {t("Log out")}
        </TextButton>
      </DashboardTop>
      {guides.data && <WaitingLine guides={guides.data} />}
      {newGuide?.firstSteps && (
        <Suspense fallback={<Card as="div" className={styles.steps} aria-busy="true" />}>
          <FirstStepsCard
            guide={newGuide}
            done={newGuide.firstSteps}
            isNamed={!isGuide}
            codeLine={<LaterCodeLine user={user} guide={newGuide} />}
            quiet={isUrgent}
            onShowCode={() => showCode(newGuide, scanAddress(newGuide.url, "screen"))}
          />
        </Suspense>
      )}
      {readyGuide?.firstScan && (
        <Suspense fallback={<Card as="div" className={styles.ready} aria-busy="true" />}>
          <ReadyCard guide={readyGuide} scan={readyGuide.firstScan} isNamed={!isGuide} quiet={isUrgent} />
        </Suspense>
      )}
      {editsOnly(user) ? (
        <EditedPages
          title={t("Pages you edit")}
          guides={guides.data && edited}
          failure={failure}
          {...actions}
        >
          {reviews}
          {numbers}
        </EditedPages>
      ) : isGuide ? (
        <div className={styles.single}>
          {/* It comes first where the plan is over or nearly so, because on phones that must be seen first. */}
          {isUrgent && status}
          <section className={styles.profile}>
            <h2 className="vh">{t("Profile")}</h2>
            {profiles}
          </section>
          {reviews}
          {!isUrgent && status}
          {numbers}
        </div>
      ) : (
        <div className={classNames(styles.operator, isUrgent && styles.urgent)}>
          <div className={styles.pair}>
            {status}
            <Suspense fallback={<Card as="div" aria-busy="true" />}>
              <OperatorNameCard user={user} />
            </Suspense>
          </div>
          <section className={styles.profiles}>
            <ProfilesHeading count={ownGuides?.length} />
            {profiles}
          </section>
          {reviews && <div className={styles.below}>{reviews}</div>}
          {numbers && <div className={styles.below}>{numbers}</div>}
          {/* Where the address names it, it scrolls to itself, which only what is shown can. */}
          <Turn>
            <Suspense>
              <LinkedServices guides={ownGuides} />
            </Suspense>
          </Turn>
        </div>
      )}
      {!editsOnly(user) && edited.length > 0 && (
        <EditedPages title={t("Pages you edit for others")} guides={edited} {...actions} />
      )}
      {dialogs}
    </div>
  );
}
