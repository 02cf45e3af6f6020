import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Notifications, User } from "#schema/account.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { Hint } from "#web/ui/hint.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { DeviceRow } from "./device-row.tsx";
import { notificationsQuery } from "./queries.ts";
import { useSetNotifications } from "./security-mutations.ts";
import styles from "./notifications-card.module.css";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

const ROWS = [
  { name: "newReviews", title: "New reviews", detail: "By e-mail, once a day at most" },
  { name: "week", title: "Your week", detail: "By e-mail, on Mondays" },
  { name: "trialEnding", title: "Trial ending", detail: "By e-mail, three days before" },
] as const satisfies { name: keyof Notifications; title: PlainText; detail: PlainText }[];

/** Shows the e-mails that the account can get, each with a switch that saves at once. */
export function NotificationsCard({ user }: { user: User }) {
  const id = useId();
  const { data: settings, isError, refetch, isFetching } = useQuery(notificationsQuery());
  const save = useSetNotifications();
  const toastFailure = useToastFailure();
  return (
    <SectionCard id="notifications" title={t("Notifications")}>
      {settings ? (
        ROWS.filter(({ name }) => name !== "trialEnding" || user.billing !== "off").map(
          ({ name, title, detail }) => (
            <label key={name} className={styles.row} htmlFor={id + name}>
              <span>
                <b id={`${id + name}-name`}>{t(title)}</b>
                <span className={styles.detail} id={`${id + name}-detail`}>
                  {t(detail)}
                </span>
              </span>
              <Switch
                id={id + name}
                aria-labelledby={`${id + name}-name`}
                aria-describedby={`${id + name}-detail`}
                checked={settings[name]}
                onCheckedChange={(checked) =>
                  save.mutate(
                    { [name]: checked },
                    { onError: (error) => toastFailure(t("Not saved"), error) },
                  )
                }
              />
            </label>
          ),
        )
      ) : isError ? (
        <LoadFailure
          text="We couldn't load your notifications."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
      <DeviceRow userId={user.id} />
      {user.emailVerifiedAt === null && (
        <Hint>{t("E-mails about new reviews start once your address is confirmed.")}</Hint>
      )}
    </SectionCard>
  );
}
