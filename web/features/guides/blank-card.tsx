import { Plus, UserRound } from "lucide-react";
import { paths } from "#web/app/paths.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Slot, Strap } from "#web/ui/strap.tsx";

/** An empty badge in the list: there is no profile yet. */
export const BlankCard = () => (
  <li className="hook">
    <section className="pcard blank">
      <Strap className="loop" />
      <Slot />
      <div className="face" aria-hidden="true">
        <UserRound size={44} strokeWidth={1.5} />
      </div>
      <Skeleton width="58%" />
      <Skeleton width="40%" height={10} />
      <h3>No profiles yet</h3>
      <p>Add a photo, a few words and your links. It takes about three minutes.</p>
      <RouteButton
        variant="accent"
        size="lg"
        block
        icon={<Plus size={20} aria-hidden="true" />}
        to={paths.create}
      >
        Create Your First Profile
      </RouteButton>
    </section>
  </li>
);

/** Takes a badge's place, in its size, while the profiles load. */
export const CardSkeleton = () => (
  <li className="hook" aria-hidden="true">
    <div className="pcard">
      <Strap className="loop" />
      <Slot />
      <div className="pic" />
      <h3>
        <Skeleton width="60%" height={24} />
      </h3>
      <p>
        <Skeleton width="95%" height={44} />
      </p>
      <div className="acts">
        <Skeleton width="100%" height={44} />
      </div>
    </div>
  </li>
);
