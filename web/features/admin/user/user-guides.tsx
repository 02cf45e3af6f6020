import type { AdminUserGuide } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { VisibilityPill } from "../pills.tsx";
import { PageLink } from "./page-link.tsx";

/** Lists pages, with their addresses and whether everybody sees them. */
export const UserGuides = ({ title, guides }: { title: string; guides: AdminUserGuide[] }) => (
  <SectionCard title={title}>
    {guides.length === 0 && <Hint>–</Hint>}
    <ul>
      {guides.map(({ id, name, uniqueId, handle, isPublic, isHidden }) => (
        <AccountRow
          as="li"
          key={id}
          title={<PageLink name={name} uniqueId={uniqueId} />}
          detail={<span dir="ltr">{handle === null ? paths.profile(uniqueId) : `/@${handle}`}</span>}
          action={<VisibilityPill isPublic={isPublic} isHidden={isHidden === true} />}
        />
      ))}
    </ul>
  </SectionCard>
);
