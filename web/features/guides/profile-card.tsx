import { CircleUserRound, Eye, Lock, Pencil, QrCode, Share2, Trash2, Unlink } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { CARD_SIZE, srcSetOf } from "#schema/image-size.ts";
import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { lazyOrNothing } from "#web/lib/lazy-or-nothing.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import { bioPreview } from "./bio-preview.ts";
import { CardNumbers } from "./card-numbers.tsx";
import { DarkNote } from "./dark-note.tsx";
import { faceOf } from "./face-of.tsx";
import { HiddenNote } from "./hidden-note.tsx";
import styles from "./profile-card.module.css";
import { RackBadge } from "./rack-badge.tsx";
import { TeamButton } from "./team-button.tsx";

// The names of ways come with every rail, which few dashboards need.
const FailingWays = lazyOrNothing(async () => (await import("./failing-ways.tsx")).FailingWays);

export type ProfileActions = {
  onShare: (guide: Guide) => void;
  onQrCode: (guide: Guide) => void;
  onTeam: (guide: Guide) => void;
  onDelete: (guide: Guide) => void;
  /** replaces view, share and QR code while the profile isn't public */
  onLocked: (guide: OwnGuide) => void;
};
type ProfileCardProps = ProfileActions & {
  guide: OwnGuide;
  /** whether its owner's plan is over */
  locked: boolean;
  /** whether it has two columns on phones */
  compact: boolean;
};

const icon = { size: 21, "aria-hidden": true } as const;

const withLock = (face: ReactNode) => (
  <>
    {face}
    <span className={styles.lock}>
      <Lock size={12} strokeWidth={2.6} aria-hidden="true" />
    </span>
  </>
);

/** Shows one profile as a badge. */
export function ProfileCard({ guide, locked: isPlanOver, compact, ...actions }: ProfileCardProps) {
  const { hiddenReason } = guide;
  const locked = isPlanOver || hiddenReason !== undefined;
  const nameId = `guide-${guide.id}`;
  const lockId = `${nameId}-locked`;
  const lockable = (label: string, face: ReactNode, act: (guide: Guide) => void) =>
    locked ? (
      <IconButton
        className={styles.locked}
        label={label}
        aria-describedby={`${lockId} ${nameId}`}
        icon={withLock(face)}
        onClick={() => actions.onLocked(guide)}
      />
    ) : (
      <IconButton label={label} aria-describedby={nameId} icon={face} onClick={() => act(guide)} />
    );
  return (
    <RackBadge
      as="article"
      compact={compact}
      fallen={locked}
      className={classNames(compact && styles.compact, locked && styles.hidden)}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        {guide.profilePicture ? (
          <img
            srcSet={srcSetOf(guide.profilePicture, CARD_SIZE)}
            alt=""
            width="408"
            height="306"
            fetchPriority="high"
            decoding="async"
            referrerPolicy="no-referrer"
            src={guide.profilePicture}
          />
        ) : (
          <span className={styles.noPicture}>
            <CircleUserRound size={44} strokeWidth={1.5} aria-hidden="true" />
            {t("No profile image")}
          </span>
        )}
      </div>
      <h3 className={styles.name} id={nameId} dir="auto">
        {guide.name}
      </h3>
      <p className={styles.bio} dir="auto" lang={guide.bio === "" ? undefined : guide.language}>
        {bioPreview(guide.bio)}
      </p>
      <CardNumbers guide={guide} compact={compact} />
      {hiddenReason !== undefined && <HiddenNote reason={hiddenReason} />}
      {hiddenReason === undefined && !guide.isPublic && guide.owner && (
        <DarkNote name={guide.name} owner={guide.owner} />
      )}
      {guide.wrongLinks && (
        <Note tone="warn" className={styles.whole}>
          <Unlink size={20} aria-hidden="true" />
          <div>
            {guide.wrongLinks.map((label) => (
              <p key={label}>
                {t("Your {label} link doesn't lead to you. Please check it.", { label: tMessage(label) })}
              </p>
            ))}
          </div>
        </Note>
      )}
      {guide.failingWays.length > 0 && (
        <Suspense>
          <FailingWays ways={guide.failingWays} className={styles.whole} />
        </Suspense>
      )}
      {locked && (
        <span id={lockId} hidden>
          {t("Locked")}
        </span>
      )}
      {!compact && (
        <Button
          className={styles.code}
          variant={locked ? "line" : "ink"}
          icon={locked ? <Lock {...icon} /> : <QrCode {...icon} />}
          aria-describedby={locked ? `${lockId} ${nameId}` : nameId}
          onClick={() => (locked ? actions.onLocked : actions.onQrCode)(guide)}
        >
          {t("QR code")}
        </Button>
      )}
      <div className={styles.actions}>
        {isPlanOver ? (
          lockable(t("View"), faceOf(Eye, t("View")), () => {})
        ) : (
          <a
            className="icon-btn"
            href={paths.profile(guide.uniqueId)}
            aria-label={t("View")}
            aria-describedby={nameId}
            title={t("View")}
          >
            {faceOf(Eye, t("View"))}
          </a>
        )}
        <RouteLink
          className="icon-btn"
          to={paths.edit(guide.id)}
          aria-label={t("Edit")}
          aria-describedby={nameId}
          title={t("Edit")}
        >
          {faceOf(Pencil, t("Edit"))}
        </RouteLink>
        {lockable(t("Share link"), faceOf(Share2, t("Share")), actions.onShare)}
        {compact && lockable(t("QR code"), faceOf(QrCode, t("QR")), actions.onQrCode)}
        {guide.access === "owner" && (
          <>
            <TeamButton describedBy={nameId} isBehindMore={!compact} onTeam={() => actions.onTeam(guide)} />
            <IconButton
              label={t("Delete")}
              aria-describedby={nameId}
              danger
              icon={faceOf(Trash2, t("Delete"))}
              onClick={() => actions.onDelete(guide)}
            />
          </>
        )}
      </div>
    </RackBadge>
  );
}
