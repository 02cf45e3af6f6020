import type { AdminUserGuide } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { VisibilityPill } from "../pills.tsx";

/** Lists pages, which an admin can look at also where nobody else sees them. */
export const UserGuides = ({ title, guides }: { title: string; guides: AdminUserGuide[] }) => (
  <SectionCard title={title}>
    {guides.length === 0 && <Hint>–</Hint>}
    <ul>
      {guides.map(({ id, name, uniqueId, handle, isPublic }) => (
        <AccountRow
          as="li"
          key={id}
          title={
            <a
              className="link"
              href={`${paths.profile(uniqueId)}?as=admin`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <bdi>{name}</bdi>
            </a>
          }
          detail={<span dir="ltr">{handle === null ? paths.profile(uniqueId) : `/@${handle}`}</span>}
          action={<VisibilityPill isPublic={isPublic} isHidden={false} />}
        />
      ))}
    </ul>
  </SectionCard>
);
