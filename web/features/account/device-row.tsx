import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.ts";
import { canNotify, isNotifying, NoticesRefused, startNotices, stopNotices } from "./device-notices.ts";
import styles from "./notifications-card.module.css";
import { pushQuery } from "./queries.ts";
import { useRenewedNotices } from "./use-renewed-notices.ts";
import { t } from "#texts/app/t.ts";

/** Turns the notices on this device on and off, and shows the outcome. */
export function useDeviceNotices(publicKey: string | null | undefined, userId: number) {
  const notices = useQuery({
    queryKey: ["device-notices", userId],
    queryFn: () => isNotifying(userId),
    enabled: canNotify(),
  });
  const [isBusy, setBusy] = useState(false);
  const toastFailure = useToastFailure();
  const set = async (isOn: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      await (isOn ? startNotices(publicKey ?? "", userId) : stopNotices());
      return true;
    } catch (error) {
      if (error instanceof NoticesRefused)
        toast({
          title: t("Notifications are blocked"),
          description: t("Allow them for this site in your browser's settings, then try again."),
          variant: "destructive",
        });
      else toastFailure(t("Not saved"), error);
      return false;
    } finally {
      await notices.refetch();
      setBusy(false);
    }
  };
  return { isOn: notices.data ?? false, isBusy, set };
}

/** Shows the switch for notices on this device, where the device and this server can. */
export function DeviceRow({ userId }: { userId: number }) {
  const id = useId();
  useRenewedNotices(userId);
  const { data } = useQuery({ ...pushQuery(), enabled: canNotify() });
  const { isOn, isBusy, set } = useDeviceNotices(data?.publicKey, userId);
  if (!data?.publicKey) return null;
  return (
    <label className={styles.row} htmlFor={id}>
      <span>
        <b id={`${id}-name`}>{t("New reviews on this device")}</b>
        <span className={styles.detail} id={`${id}-detail`}>
          {t("Right away, with the number of stars")}
        </span>
      </span>
      <Switch
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-detail`}
        checked={isOn}
        busy={isBusy}
        onCheckedChange={(isWanted) => void set(isWanted)}
      />
    </label>
  );
}
