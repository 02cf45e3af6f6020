import type { OwnGuide } from "#schema/own-guide.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Turn } from "#web/lib/turn.tsx";
import { t } from "#texts/app/t.ts";
import { BlankCard } from "./blank-card.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { type ProfileActions, ProfileCard } from "./profile-card.tsx";
import styles from "./profile-list.module.css";

type ProfileListProps = ProfileActions & {
  /** undefined while they load */
  guides: OwnGuide[] | undefined;
  locked: boolean;
  /** whether there is one column, for a guide's only profile */
  single?: boolean;
  /** how many places for more profiles are shown, where there is room */
  free?: number;
};

/** Shows the account's profiles as badges. */
export const ProfileList = ({ guides, locked, single = false, free = 0, ...actions }: ProfileListProps) => (
  <ul
    className={classNames(styles.rack, single && styles.single)}
    aria-label={t("Profiles")}
    aria-busy={!guides || undefined}
  >
    {guides === undefined && <CardSkeleton compact={!single} />}
    {guides?.length === 0 && <BlankCard />}
    {guides?.map((guide) => (
      <Turn key={guide.id}>
        <ProfileCard
          guide={guide}
          locked={guide.access === "editor" ? !guide.isPublic : locked}
          compact={!single}
          {...actions}
        />
      </Turn>
    ))}
    {Array.from({ length: free }, (_, place) => (
      <li key={place} className={styles.free} aria-hidden="true" />
    ))}
  </ul>
);
