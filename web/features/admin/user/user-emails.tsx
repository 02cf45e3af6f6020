import type { AdminUserPage, EmailStatus } from "#schema/admin.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { RelativeTime } from "../relative-time.tsx";

const STATUSES: Record<EmailStatus, { tone: "ok" | "wait" | "bad"; text: PlainText }> = {
  sent: { tone: "ok", text: "Sent" },
  waiting: { tone: "wait", text: "Waiting" },
  failed: { tone: "bad", text: "Failed" },
  suppressed: { tone: "bad", text: "The address takes none" },
};

/** Lists the last e-mails to an account, each with what became of it. */
export const UserEmails = ({ user: { emails } }: { user: AdminUserPage }) => (
  <SectionCard title={t("E-mails")}>
    {emails.length === 0 && <Hint>–</Hint>}
    <ol>
      {emails.map(({ kind, createdAt, status }, place) => (
        <AccountRow
          as="li"
          key={`${createdAt} ${kind} ${place}`}
          title={<code>{kind}</code>}
          detail={<RelativeTime date={createdAt} isExact />}
          action={
            <Pill small tone={STATUSES[status].tone}>
              {t(STATUSES[status].text)}
            </Pill>
          }
        />
      ))}
    </ol>
  </SectionCard>
);
