import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AdminUserPage } from "#schema/admin.ts";
import { hasMail } from "#web/lib/mail.ts";
import { paths } from "#web/paths.ts";
import { StatusLine } from "#web/ui/account-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/row.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";
import { Email } from "#web/ui/email.tsx";
import { StatusPill } from "../pills.tsx";
import { RelativeTime } from "../relative-time.tsx";
import { useConfirmAgain, useSync } from "./mutations.ts";
import { TrialDialog } from "./trial-dialog.tsx";
import { useSignInHelp } from "./use-sign-in-help.tsx";
import styles from "./user-facts.module.css";

type Fact = [string, ReactNode];

const Confirmed = ({ at }: { at: string | null }) => (
  <StatusLine
    isGood={at !== null}
    icon={
      at === null ? (
        <CircleAlert size={16} aria-hidden="true" />
      ) : (
        <CircleCheck size={16} aria-hidden="true" />
      )
    }
  >
    {at === null ? t("Not confirmed yet") : t("Confirmed")}
  </StatusLine>
);

/** Shows an account's facts, and what can be done about them. */
export function UserFacts({ user }: { user: AdminUserPage }) {
  const [isExtending, setExtending] = useState(false);
  const confirm = useConfirmAgain();
  const sync = useSync();
  const { onLink, onTwoStep, dialogs } = useSignInHelp();
  const hasPlans = user.billing !== "off";
  const plan: Fact[] = [
    [t("Trial Ends"), <RelativeTime key="trial" date={user.trialEndsAt} isExact />],
    [t("Subscription Ends"), <RelativeTime key="ends" date={user.subscriptionEndsAt} isExact />],
    [t("Asked Stripe"), <RelativeTime key="sync" date={user.lastSyncAt} isExact />],
  ];
  const facts: Fact[] = [
    [t("ID"), user.id],
    [t("Role"), user.role === "guide" ? t("Tour Guide") : t("Tour Operator")],
    [t("Status"), <StatusPill key="status" status={user.subscriptionStatus} />],
    ...(hasPlans ? plan : []),
    [t("Created"), <RelativeTime key="created" date={user.createdAt} isExact />],
    [t("Last used"), <RelativeTime key="used" date={user.lastUsedAt} isExact />],
    [t("Two-step verification"), user.twoStep ? t("On") : t("Off")],
  ];
  return (
    <SectionCard title={t("Account")} lead={<Email>{user.email}</Email>}>
      <p className={styles.confirmed}>
        <Confirmed at={user.emailVerifiedAt} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row className={styles.actions}>
        {user.emailVerifiedAt === null && hasMail() && (
          <Button
            variant="line"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ id: user.id, input: undefined })}
          >
            {t("Send the confirmation again")}
          </Button>
        )}
        {hasPlans && (
          <>
            <Button
              variant="line"
              busy={sync.isPending}
              onClick={() => sync.mutate({ id: user.id, input: undefined })}
            >
              {t("Ask Stripe now")}
            </Button>
            <Button variant="line" onClick={() => setExtending(true)}>
              {t("Make the trial longer")}
            </Button>
          </>
        )}
        <Button variant="line" onClick={() => onLink(user)}>
          {t("Sign-in link")}
        </Button>
        {user.twoStep && (
          <Button variant="line" onClick={() => onTwoStep(user)}>
            {t("Turn off two-step verification")}
          </Button>
        )}
        {user.customerUrl !== null && (
          <a className="link" href={user.customerUrl} target="_blank" rel="noopener noreferrer">
            {t("In Stripe")}
          </a>
        )}
        <RouteLink className="link" to={`${paths.adminDashboard}?tab=audit&user=${user.id}`}>
          {t("Audit")}
        </RouteLink>
      </Row>
      {isExtending && <TrialDialog user={user} onClose={() => setExtending(false)} />}
      {dialogs}
    </SectionCard>
  );
}
