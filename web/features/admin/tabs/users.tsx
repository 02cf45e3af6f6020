import { Trash2 } from "lucide-react";
import { useState } from "react";
import { type AdminUser, USER_SORTS } from "#schema/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { StatusPill } from "../pills.tsx";
import { Email } from "../email.tsx";
import { ListTools } from "../list/list-tools.tsx";
import { List } from "../list/list.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { usersQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import { tabAddress } from "../tab-address.ts";
import { useList } from "../list/use-list.ts";
import { useSearch } from "../list/use-search.ts";
import { RelativeTime } from "../relative-time.tsx";

const loadDialog = () => import("./delete-user-dialog.tsx");

const columnsOf = (onDelete: (user: AdminUser) => void): Column<AdminUser>[] => [
  { label: "ID", look: "number", cell: ({ id }) => id },
  {
    label: "Username",
    place: "title",
    cell: ({ username, email }) => (
      <RouteLink to={tabAddress("profiles", email)} dir="auto" title={`Profiles of ${username}`}>
        {username}
      </RouteLink>
    ),
  },
  { label: "Email", place: "under", cell: ({ email }) => <Email>{email}</Email> },
  {
    label: "Status",
    place: "mark",
    cell: ({ subscriptionStatus }) => <StatusPill status={subscriptionStatus} />,
  },
  { label: "Trial Ends", cell: ({ trialEndsAt }) => <RelativeTime date={trialEndsAt} /> },
  {
    label: "Subscription Ends",
    cell: ({ subscriptionEndsAt }) => <RelativeTime date={subscriptionEndsAt} />,
  },
  { label: "Created", cell: ({ createdAt }) => <RelativeTime date={createdAt} /> },
  {
    label: "Actions",
    place: "end",
    cell: (user) => (
      <Button
        variant="ghost"
        size="sm"
        className="danger"
        icon={<Trash2 size={17} aria-hidden="true" />}
        aria-label={`Delete ${user.username}`}
        onClick={() => onDelete(user)}
      >
        Delete
      </Button>
    ),
  },
];

/** All accounts, with search and a delete button. */
export function Users() {
  const tools = useSearch(USER_SORTS);
  const list = useList(usersQuery(tools.search));
  const clear = () => {
    list.focusRow(0);
    tools.clear();
  };
  const [deleting, setDeleting] = useState<AdminUser | null>(null);
  const stop = () => setDeleting(null);
  const dialog = useLazyPart({ load: loadDialog, isOpen: deleting !== null, onFailure: stop });
  return (
    <>
      <h2 className="vh">Users</h2>
      <ListTools placeholder="Username or email" sorts={USER_SORTS} tools={tools} />
      <List
        list={list}
        label="Users"
        columns={columnsOf(setDeleting)}
        empty={
          <NothingFound title="No users found" q={list.q} onClear={clear}>
            Nobody has signed up yet.
          </NothingFound>
        }
      />
      {deleting && dialog && (
        <dialog.DeleteUserDialog
          user={deleting}
          onDeleted={() => list.focusRow(list.rows?.findIndex(({ id }) => id === deleting.id) ?? 0)}
          onClose={stop}
        />
      )}
    </>
  );
}
