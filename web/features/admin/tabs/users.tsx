import { KeyRound, ShieldOff, Trash2 } from "lucide-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AdminUser, PLAN_FILTERS, type PlanFilter, USER_SORTS } from "#schema/admin.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Select } from "#web/ui/select.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { PlainText } from "#locales/account.ts";
import { plural, t } from "#texts/app/t.ts";
import { StatusPill } from "../pills.tsx";
import { Email } from "#web/ui/email.tsx";
import { ListTools } from "../list/list-tools.tsx";
import { List } from "../list/list.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { adminQuery, profilesQuery, usersQuery } from "../queries.ts";
import type { Column } from "../list/rows.tsx";
import { tabAddress } from "../tab-address.ts";
import { useSignInHelp } from "../user/use-sign-in-help.tsx";
import { useList } from "../list/use-list.ts";
import { useSearch } from "../list/use-search.ts";
import { usePlan } from "../list/use-plan.ts";
import styles from "./users.module.css";
import { RelativeTime } from "../relative-time.tsx";

const loadDialog = () => import("./delete-user-dialog.tsx");

const PLAN_LABELS: Record<PlanFilter, PlainText> = {
  trial: "On trial",
  active: "Paid, going on",
  ending: "Paid, set to end",
  inactive: "Neither",
};

type Acts = Record<"onDelete" | "onLink" | "onTwoStep", (user: AdminUser) => void>;

const planColumns = (): Column<AdminUser>[] => [
  { label: t("Trial Ends"), cell: ({ trialEndsAt }) => <RelativeTime date={trialEndsAt} /> },
  {
    label: t("Subscription Ends"),
    cell: ({ subscriptionEndsAt }) => <RelativeTime date={subscriptionEndsAt} />,
  },
];

const columnsOf = (hasPlans: boolean, { onDelete, onLink, onTwoStep }: Acts): Column<AdminUser>[] => [
  { label: t("ID"), look: "number", cell: ({ id }) => id },
  {
    label: t("Username"),
    place: "title",
    cell: ({ id, username, role, profileCount }) => (
      <>
        <RouteLink
          to={paths.adminUser(id)}
          dir="auto"
          title={t("Account of {userName}", { userName: username })}
        >
          {username}
        </RouteLink>
        <Hint as="span" className={styles.role}>
          {role === "guide"
            ? plural("guide, 1 profile", "guide, {count} profiles", profileCount)
            : plural("operator, 1 profile", "operator, {count} profiles", profileCount)}
        </Hint>
      </>
    ),
  },
  { label: t("Email"), place: "under", cell: ({ email }) => <Email>{email}</Email> },
  {
    label: t("Status"),
    place: "mark",
    cell: ({ subscriptionStatus, customerUrl }) => (
      <span className={styles.status}>
        <StatusPill status={subscriptionStatus} />
        {customerUrl !== null && (
          <a className="link" href={customerUrl} target="_blank" rel="noopener noreferrer">
            {t("In Stripe")}
          </a>
        )}
      </span>
    ),
  },
  ...(hasPlans ? planColumns() : []),
  { label: t("Created"), cell: ({ createdAt }) => <RelativeTime date={createdAt} /> },
  {
    label: t("Actions"),
    place: "end",
    cell: (user) => (
      <span className={styles.actions}>
        {user.twoStep && (
          <Button
            variant="ghost"
            size="sm"
            icon={<ShieldOff size={17} aria-hidden="true" />}
            aria-label={t("Turn off two-step verification of {username}", { username: user.username })}
            onClick={() => onTwoStep(user)}
          >
            {t("Turn off two-step verification")}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={<KeyRound size={17} aria-hidden="true" />}
          aria-label={t("Sign-in link for {username}", { username: user.username })}
          onClick={() => onLink(user)}
        >
          {t("Sign-in link")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="danger"
          icon={<Trash2 size={17} aria-hidden="true" />}
          aria-label={t("Delete {username}", { username: user.username })}
          onClick={() => onDelete(user)}
        >
          {t("Delete")}
        </Button>
      </span>
    ),
  },
];

/** Says that profiles match a search of accounts, and leads to them. */
function ProfilesToo({ q }: { q: string }) {
  const { data } = useInfiniteQuery(profilesQuery({ q, sort: "-updated" }));
  if (!data?.pages.some(({ rows }) => rows.length > 0)) return null;
  return (
    <p className={styles.too}>
      <RouteLink className="link" to={tabAddress("profiles", q)}>
        {t("Profiles match too")}
      </RouteLink>
    </p>
  );
}

/** Shows all accounts, with search, a filter by plan, sign-in links and a delete button. */
export function Users() {
  const tools = useSearch(USER_SORTS);
  const { data: admin } = useQuery(adminQuery());
  const hasPlans = admin?.billing !== "off";
  const [wanted, setPlan] = usePlan();
  const plan = hasPlans ? wanted : "";
  const list = useList(usersQuery(tools.search, plan));
  const clear = () => {
    list.focusRow(0);
    tools.clear();
  };
  const { onLink, onTwoStep, dialogs } = useSignInHelp();
  const [deleting, setDeleting] = useState<AdminUser | null>(null);
  const stop = () => setDeleting(null);
  const dialog = useLazyPart({ load: loadDialog, isOpen: deleting !== null, onFailure: stop });
  return (
    <>
      <h2 className="vh">{t("Users")}</h2>
      <ListTools placeholder={t("Username or email")} sorts={USER_SORTS} tools={tools}>
        {hasPlans ? (
          <Field label={t("Plan")}>
            {(control) => (
              <Select
                {...control}
                choices={PLAN_FILTERS.map((value) => ({ value, text: t(PLAN_LABELS[value]) }))}
                none={t("All")}
                value={plan}
                onChange={({ target }) =>
                  setPlan(PLAN_FILTERS.find((filter) => filter === target.value) ?? "")
                }
              />
            )}
          </Field>
        ) : undefined}
      </ListTools>
      {list.q !== "" && <ProfilesToo q={list.q} />}
      <List
        list={list}
        label={t("Users")}
        columns={columnsOf(hasPlans, { onDelete: setDeleting, onLink, onTwoStep })}
        empty={
          <NothingFound title={t("No users found")} q={list.q} onClear={clear}>
            {plan === "" ? t("Nobody has signed up yet.") : t("Nobody has this plan.")}
          </NothingFound>
        }
      />
      {dialogs}
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
