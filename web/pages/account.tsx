import { useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { AccountIndex } from "#web/features/account/account-index.tsx";
import { DataCard } from "#web/features/account/data-card.tsx";
import { DevicesCard } from "#web/features/account/devices-card.tsx";
import { editsOnly } from "#web/features/account/edits-only.ts";
import { LanguageCard } from "#web/features/account/language-card.tsx";
import { NotificationsCard } from "#web/features/account/notifications-card.tsx";
import { PasskeysCard } from "#web/features/account/passkeys-card.tsx";
import { RoleCard } from "#web/features/account/role-card.tsx";
import { SignInCard } from "#web/features/account/sign-in-card.tsx";
import { TwoStepCard } from "#web/features/account/two-step-card.tsx";
import { guidesQuery } from "#web/features/guides/queries.ts";
import { PlanCard } from "#web/features/subscriptions/plan-card.tsx";
import { toursQuery } from "#web/features/tours/queries.ts";
import { classNames } from "#web/lib/class-names.ts";
import { hasMail } from "#web/lib/mail.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import styles from "./account.module.css";
import { t } from "#texts/app/t.ts";

/** Shows the role of an account, which what it has may keep it from changing. */
function Role({ user }: { user: User }) {
  const enabled = user.role === "operator";
  const guides = useQuery({ ...guidesQuery(), enabled });
  const tours = useQuery({ ...toursQuery(), enabled });
  const holdings = guides.data &&
    tours.data && {
      profiles: guides.data.filter(({ access }) => access === "owner").length,
      tours: tours.data.length,
    };
  return <RoleCard user={user} holdings={holdings} isUnknown={guides.isError || tours.isError} />;
}

/** Shows /account: sign-in, plan, devices, e-mails, language, role and data. */
export function AccountPage({ user }: { user: User }) {
  useTitle(t("Account"));
  const hasRole = !editsOnly(user);
  const hasPlan = hasRole && user.billing !== "off";
  return (
    <div className={classNames("wrap", styles.page)}>
      <BackLink to={paths.dashboard}>{t("Dashboard")}</BackLink>
      <PageTitle>{t("Account")}</PageTitle>
      <div className={styles.columns}>
        <AccountIndex left={[...(hasRole ? [] : ["role"]), ...(hasPlan ? [] : ["plan"])]} />
        <div>
          <SignInCard user={user} />
          {hasPlan && <PlanCard user={user} />}
          <PasskeysCard />
          <TwoStepCard user={user} />
          <DevicesCard />
          {hasMail() && <NotificationsCard user={user} />}
          <LanguageCard user={user} />
          {hasRole && <Role user={user} />}
          <DataCard user={user} />
        </div>
      </div>
    </div>
  );
}
