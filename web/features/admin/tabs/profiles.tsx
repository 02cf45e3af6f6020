import { type AdminGuide, GUIDE_SORTS } from "#schema/admin.ts";
import { paths } from "#web/app/paths.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { ListTools } from "../list/list-tools.tsx";
import { Email } from "../email.tsx";
import { List } from "../list/list.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { VisibilityPill } from "../pills.tsx";
import { profilesQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import { tabAddress } from "../tab-address.ts";
import { useList } from "../list/use-list.ts";
import { useSearch } from "../list/use-search.ts";
import { RelativeTime } from "../relative-time.tsx";

const COLUMNS: Column<AdminGuide>[] = [
  { label: "ID", look: "number", cell: ({ id }) => id },
  { label: "Name", place: "title", cell: ({ name }) => <bdi>{name}</bdi> },
  {
    label: "Username",
    look: "long",
    cell: ({ userName, userEmail }) => (
      <RouteLink to={tabAddress("users", userEmail)} dir="auto" title={`Account of ${userName}`}>
        {userName}
      </RouteLink>
    ),
  },
  { label: "Email", place: "under", cell: ({ userEmail }) => <Email>{userEmail}</Email> },
  { label: "Status", place: "mark", cell: ({ isPublic }) => <VisibilityPill isPublic={isPublic} /> },
  {
    label: "Public URL",
    look: "long",
    cell: ({ uniqueId }) => (
      <a href={paths.profile(uniqueId)} target="_blank" rel="noopener noreferrer" dir="ltr">
        {paths.profile(uniqueId)}
      </a>
    ),
  },
  { label: "Updated", cell: ({ lastUpdated }) => <RelativeTime date={lastUpdated} /> },
];

/** All profiles, with their visibility and address. */
export function Profiles() {
  const tools = useSearch(GUIDE_SORTS);
  const list = useList(profilesQuery(tools.search));
  const clear = () => {
    list.focusRow(0);
    tools.clear();
  };
  return (
    <>
      <h2 className="vh">Profiles</h2>
      <ListTools placeholder="Name, public ID or owner" sorts={GUIDE_SORTS} tools={tools} />
      <List
        list={list}
        label="Profiles"
        columns={COLUMNS}
        empty={
          <NothingFound title="No guide profiles found" q={list.q} onClear={clear}>
            Nobody has made a profile yet.
          </NothingFound>
        }
      />
    </>
  );
}
