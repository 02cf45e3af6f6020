import type { User } from "#schema/account.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { PROFILE_LIMIT } from "#schema/role.ts";
import { ConfirmLine, isUnconfirmed } from "#web/features/account/confirm-line.tsx";
import { editsOnly } from "#web/features/account/edits-only.ts";
import { isNew, isReady } from "#web/features/guides/is-new.ts";
import { EditedPages } from "#web/features/guides/edited-pages.tsx";
import { ProfilesHeading } from "#web/features/guides/profiles-heading.tsx";
import { ProfileList } from "#web/features/guides/profile-list.tsx";
import { WaitingLine } from "#web/features/guides/waiting-line.tsx";
import { comesFirst, DAYS_IN_FULL, isEndingWithin } from "#web/features/subscriptions/ending.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { DashboardTop } from "./dashboard-top.tsx";
import styles from "./dashboard.module.css";

/** What the dashboard's document shows. */
export type DashboardData = { user: User; guides: OwnGuide[] };

const nothing = () => {};
const noActions = {
  onShare: nothing,
  onQrCode: nothing,
  onTeam: nothing,
  onDelete: nothing,
  onLocked: nothing,
};

/** Shows the account's profiles where the dashboard will, before its code is there: to be seen, and not yet to be used or read aloud. */
export function DashboardLook({ user, guides, hasMail }: DashboardData & { hasMail: boolean }) {
  const isGuide = user.role === "guide";
  const ownGuides = guides.filter(({ access }) => access === "owner");
  const isLocked = ownGuides.some(({ isPublic }) => !isPublic);
  const isUrgent = isLocked || comesFirst(user, Date.now());
  const isInFull = isEndingWithin(DAYS_IN_FULL, user, Date.now());
  const unlocked = user.paymentFailed ? styles.owed : isInFull ? styles.full : styles.short;
  const status = isLocked ? styles.reason : unlocked;
  const waiting = <Card as="div" />;
  const profiles = (
    <ProfileList
      guides={isGuide ? ownGuides.slice(0, PROFILE_LIMIT.guide) : ownGuides}
      locked={isLocked}
      single={isGuide}
      free={isGuide ? 0 : PROFILE_LIMIT.operator - Math.max(ownGuides.length, 1)}
      {...noActions}
    />
  );
  return (
    <div className={classNames("wrap js", styles.page)} inert aria-hidden="true" data-look="dashboard">
      <DashboardTop
        user={user}
        guides={guides}
        below={hasMail && isUnconfirmed(user) && <ConfirmLine email={user.email} />}
      >
        <TextButton>{t("Log out")}</TextButton>
      </DashboardTop>
      <WaitingLine guides={guides} />
      {!isLocked && ownGuides.some(isNew) && <Card as="div" className={styles.steps} />}
      {!isLocked && !ownGuides.some(isNew) && ownGuides.some((guide) => isReady(guide, Date.now())) && (
        <Card as="div" className={styles.ready} />
      )}
      {editsOnly(user) ? (
        <EditedPages title={t("Pages you edit")} guides={guides} {...noActions} />
      ) : isGuide ? (
        <div className={styles.single}>
          {isUrgent && user.billing !== "off" && <Card as="div" className={status} />}
          <section className={styles.profile}>{profiles}</section>
        </div>
      ) : (
        <div className={classNames(styles.operator, isUrgent && styles.urgent)}>
          <div className={styles.pair}>
            {user.billing !== "off" && waiting}
            {waiting}
          </div>
          <section className={styles.profiles}>
            <ProfilesHeading count={ownGuides.length} />
            {profiles}
          </section>
        </div>
      )}
    </div>
  );
}
