import { Copy } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditEntry, type AuditKind } from "#schema/admin.ts";
import { copyText } from "#web/features/sharing/share.ts";
import { paths } from "#web/paths.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Segment } from "#web/ui/segment.tsx";
import { Select } from "#web/ui/select.tsx";
import { toast } from "#web/ui/toast.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { Absent } from "../absent.tsx";
import { ACTION_LABELS } from "../action-labels.ts";
import { detailInWords } from "../audit-texts.ts";
import { Email } from "#web/ui/email.tsx";
import { List } from "../list/list.tsx";
import { auditQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import { useList } from "../list/use-list.ts";
import { RelativeTime } from "../relative-time.tsx";
import styles from "./audit.module.css";

const NOTHING = <Absent>–</Absent>;
const KIND_LABELS: Record<AuditKind, PlainText> = { all: "Everything", changes: "Without sign-ins" };

async function copyRequest(id: string): Promise<void> {
  try {
    await copyText(id);
    toast({ title: t("Request id copied"), description: id });
  } catch (error) {
    console.warn(error);
    toast({ title: t("Not copied"), description: id, toCopy: id, variant: "destructive" });
  }
}

/** Shows the beginning of a request's id, with a button that copies all of it. */
const Request = ({ id }: { id: string }) =>
  id === "" ? (
    NOTHING
  ) : (
    <span className={styles.request}>
      {id.slice(0, 8)}
      <IconButton
        label={t("Copy request id {id}", { id: id.slice(0, 8) })}
        icon={<Copy size={16} aria-hidden="true" />}
        onClick={() => void copyRequest(id)}
      />
    </span>
  );

/** Shows what an entry is about by its current name, with the number that the log has. */
const Subject = ({ subject, about }: Pick<AuditEntry, "subject" | "about">) =>
  subject === "" ? (
    NOTHING
  ) : (
    <>
      {about !== "" && <bdi>{about}</bdi>}{" "}
      {about !== "" && subject.startsWith("user ") ? (
        <RouteLink to={paths.adminUser(Number(subject.slice(5)))}>{subject}</RouteLink>
      ) : (
        <Hint as="span">{subject}</Hint>
      )}
    </>
  );

const columns = (): Column<AuditEntry>[] => [
  { label: t("When"), cell: ({ at }) => <RelativeTime date={at} isExact /> },
  { label: t("Admin"), place: "under", cell: ({ admin }) => <Email>{admin}</Email> },
  { label: t("Action"), place: "title", cell: ({ action }) => t(ACTION_LABELS[action]) },
  { label: t("Subject"), look: "long", cell: (entry) => <Subject {...entry} /> },
  { label: t("Details"), look: "long", cell: ({ detail }) => detailInWords(detail) || NOTHING },
  { label: t("Request"), look: "code", cell: ({ requestId }) => <Request id={requestId} /> },
];

/** Shows what admins did, newest first. */
export function Audit() {
  const [kind, setKind] = useState(AUDIT_KINDS[0] as AuditKind);
  const [action, setAction] = useState("");
  const [day, setDay] = useState("");
  const [params] = useSearchParams();
  const of = { user: params.get("user") ?? "", guide: params.get("guide") ?? "" };
  const list = useList(auditQuery(kind, { ...of, action, day }));
  return (
    <>
      <h2 className="vh">{t("Audit")}</h2>
      <div className={styles.filter}>
        <Segment
          legend={t("Show")}
          choices={AUDIT_KINDS.map((value) => ({ value, text: t(KIND_LABELS[value]) }))}
          value={kind}
          onChange={setKind}
        />
        <Field label={t("Action")}>
          {(control) => (
            <Select
              {...control}
              choices={AUDIT_ACTIONS.map((value) => ({ value, text: t(ACTION_LABELS[value]) }))}
              none={t("All")}
              value={action}
              onChange={({ target }) => setAction(target.value)}
            />
          )}
        </Field>
        <Field label={t("On the day")}>
          {(control) => (
            <input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
      <List
        list={list}
        label={t("Admin actions")}
        columns={columns()}
        empty={<Empty title={t("No admin actions yet")}>{t("What admins do is recorded here.")}</Empty>}
      />
    </>
  );
}
