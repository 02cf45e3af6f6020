import type { AuditEntry } from "#schema/admin.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Absent } from "../absent.tsx";
import { ACTION_LABELS } from "../action-labels.ts";
import { Email } from "../email.tsx";
import { List } from "../list/list.tsx";
import { auditQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import { useList } from "../list/use-list.ts";
import { RelativeTime } from "../relative-time.tsx";

const NOTHING = <Absent>–</Absent>;

const COLUMNS: Column<AuditEntry>[] = [
  { label: "When", cell: ({ at }) => <RelativeTime date={at} /> },
  { label: "Admin", place: "under", cell: ({ admin }) => <Email>{admin}</Email> },
  { label: "Action", place: "title", cell: ({ action }) => ACTION_LABELS[action] },
  { label: "Subject", cell: ({ subject }) => subject || NOTHING },
  { label: "Details", look: "long", cell: ({ detail }) => detail || NOTHING },
  { label: "Request", look: "code", cell: ({ requestId }) => requestId },
];

/** What admins did, newest first. */
export function Audit() {
  const list = useList(auditQuery());
  return (
    <>
      <h2 className="vh">Audit</h2>
      <List
        list={list}
        label="Admin actions"
        columns={COLUMNS}
        empty={<Empty title="No admin actions yet">What admins do is kept here.</Empty>}
      />
    </>
  );
}
