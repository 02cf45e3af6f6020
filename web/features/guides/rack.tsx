import type { Guide } from "#schema/guide.ts";
import { classNames } from "#web/lib/class-names.ts";
import { BlankCard, CardSkeleton } from "./blank-card.tsx";
import { type ProfileActions, ProfileCard } from "./profile-card.tsx";

export type RackProps = ProfileActions & {
  /** undefined while they load */
  guides: Guide[] | undefined;
  locked: boolean;
  /** one column, for a guide's one profile */
  single?: boolean;
};

/** The rail that profiles hang from. */
export const Rack = ({ guides, locked, single = false, ...actions }: RackProps) => (
  <ul className={classNames("rack", single && "one")} aria-label="Profiles" aria-busy={!guides || undefined}>
    {guides === undefined && <CardSkeleton />}
    {guides?.length === 0 && <BlankCard />}
    {guides?.map((guide) => (
      <ProfileCard key={guide.id} guide={guide} locked={locked} {...actions} />
    ))}
  </ul>
);
