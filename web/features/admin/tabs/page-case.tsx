import { useId, useState } from "react";
import type { PageCase } from "#schema/page-report.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import { Email } from "#web/ui/email.tsx";
import { useDecidePage } from "../page-mutations.ts";
import { ReasonField } from "../reason-field.tsx";
import { RelativeTime } from "../relative-time.tsx";
import { PAGE_REPORT_LABELS } from "../report-labels.ts";
import type { CaseProps } from "./case-queue.tsx";
import { countedReasons } from "./counted-reasons.ts";
import styles from "./reports.module.css";

/** Shows what one reporter says, and who it was, where that was left. */
function Report({ report: { text, name, email, createdAt } }: { report: PageCase["reports"][number] }) {
  return (
    <div className={styles.said}>
      {text !== "" && (
        <p dir="auto">
          <Trans text="“{reason}”" parts={{ reason: text }} />
        </p>
      )}
      <p>
        {name !== "" && <bdi>{name} · </bdi>}
        {email !== "" && (
          <>
            <Email>{email}</Email> ·{" "}
          </>
        )}
        <RelativeTime date={createdAt} />
      </p>
    </div>
  );
}

/** Shows what helps to decide: whose page it is, how old it and its account are, its scans, and what reports say. */
function About({ item: { guide, owner, scansOfWeek, isUrgent, reports, createdAt } }: { item: PageCase }) {
  return (
    <div className={styles.what}>
      <p className={styles.meta}>
        {isUrgent && (
          <Pill small tone="bad">
            {t("urgent")}
          </Pill>
        )}
        <a className="link" href={`${paths.profile(guide.uniqueId)}?as=admin`} dir="auto">
          {guide.name}
        </a>
        <RouteLink to={paths.adminUser(owner.id)} dir="ltr">
          <Email>{owner.email}</Email>
        </RouteLink>
        <span>
          <Trans text="reported {when}" parts={{ when: <RelativeTime date={createdAt} /> }} />
        </span>
      </p>
      <p className={styles.meta}>
        <span>
          <Trans text="page made {when}" parts={{ when: <RelativeTime date={guide.createdAt} /> }} />
        </span>
        <span>
          <Trans text="account made {when}" parts={{ when: <RelativeTime date={owner.createdAt} /> }} />
        </span>
        <span>{t("scans in seven days: {count}", { count: scansOfWeek })}</span>
      </p>
      <p className={styles.why}>
        {countedReasons(reports).map(([reason, count]) => (
          <span key={reason}>{`${t(PAGE_REPORT_LABELS[reason])} · ${count}`}</span>
        ))}
      </p>
      {reports
        .filter(({ text, name, email }) => text + name + email !== "")
        .map((report) => (
          <Report key={`${report.createdAt} ${report.text}`} report={report} />
        ))}
    </div>
  );
}

/** Shows one page that was reported, with what an admin can decide. */
export function ReportedPage({ item, filter, onDecided }: CaseProps<PageCase>) {
  const { guide } = item;
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const decide = useDecidePage();
  const label = useId();
  const decideAs = (isHiding: boolean) => {
    const given = reason.trim();
    setIsMissing(given === "");
    if (given !== "") decide.mutate({ id: guide.id, reason: given, isHiding }, { onSuccess: onDecided });
  };
  return (
    <Card as="li" className={styles.case} tabIndex={-1} data-row aria-labelledby={label}>
      <span id={label} className="vh">
        {t("Page of {name}", { name: guide.name })}
      </span>
      <About item={item} />
      {filter === "open" && (
        <div className={styles.do}>
          <ReasonField
            hint={t(
              "If you hide the page, its owner reads this; if you close the reports, the audit log keeps it.",
            )}
            rows={2}
            value={reason}
            isMissing={isMissing}
            onChange={setReason}
          />
          <Button variant="danger" busy={decide.isPending} onClick={() => decideAs(true)}>
            {t("Hide page")}
          </Button>
          <Button variant="line" busy={decide.isPending} onClick={() => decideAs(false)}>
            {t("Close reports")}
          </Button>
        </div>
      )}
    </Card>
  );
}
