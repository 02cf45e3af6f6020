import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { SessionInfo } from "#schema/account.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { relativeDate } from "#web/lib/relative-date.ts";
import { usePassFocus } from "#web/lib/use-pass-focus.ts";
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

type EndProps = { session: SessionInfo; heading: RefObject<HTMLElement | null> };

/** Shows the button that ends a session. It goes with its row; then the card's heading has the focus. */
function EndButton({ session: { id, device }, heading }: EndProps) {
  const end = useEndSession();
  const toastFailure = useToastFailure();
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button, () => [heading.current]);
  return (
    <TextButton
      ref={button}
      aria-label={t("Sign out {device}", { device: deviceTitle(device) })}
      busy={end.isPending}
      onClick={() => end.mutate(id, { onError: (error) => toastFailure(t("Not signed out"), error) })}
    >
      {t("Sign out")}
    </TextButton>
  );
}

/** Shows the account's sessions, each with its device. */
export function DevicesCard() {
  const { data: sessions, isError, refetch, isFetching } = useQuery(sessionsQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SectionCard id="devices" title={t("Devices")} heading={heading}>
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
                  <EndButton session={session} heading={heading} />
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
