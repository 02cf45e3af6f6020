import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import type { SessionInfo } from "#schema/account.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { relativeDate } from "#web/lib/relative-date.ts";
import { Pill } from "#web/ui/pill.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { AccountRow } from "#web/ui/account-row.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { OtherDevices } from "./other-devices.tsx";
import { sessionsQuery } from "./queries.ts";
import { useEndSession } from "./security-mutations.ts";
import { deviceTitle } from "./device-title.ts";
import { t } from "#texts/app/t.ts";

const PHONE = /Android|iPhone|iPad/;

const iconOf = ({ device }: SessionInfo) =>
  PHONE.test(device) ? <Smartphone size={20} /> : <Laptop size={20} />;

/** Shows the account's sessions, each with its device. */
export function DevicesCard() {
  const { data: sessions, isError, refetch, isFetching } = useQuery(sessionsQuery());
  const end = useEndSession();
  const toastFailure = useToastFailure();
  return (
    <SectionCard id="devices" title={t("Devices")}>
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <AccountRow
              as="li"
              key={session.id}
              icon={iconOf(session)}
              title={deviceTitle(session.device)}
              detail={
                session.isCurrent
                  ? t("In use now")
                  : t("Last used {when}", { when: relativeDate(session.lastUsedAt) })
              }
              action={
                session.isCurrent ? (
                  <Pill tone="ok">{t("You")}</Pill>
                ) : (
                  <TextButton
                    aria-label={t("Sign out {device}", { device: deviceTitle(session.device) })}
                    disabled={end.isPending}
                    onClick={() =>
                      end.mutate(session.id, { onError: (error) => toastFailure(t("Not signed out"), error) })
                    }
                  >
                    {t("Sign out")}
                  </TextButton>
                )
              }
            />
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure
          text="We couldn't load your devices."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="60%" height={40} />
      )}
      {(sessions?.length ?? 0) > 1 && <OtherDevices />}
    </SectionCard>
  );
}
