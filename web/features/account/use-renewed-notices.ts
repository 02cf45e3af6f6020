import { useEffect } from "react";

/**
 * Has the server tell this device of new reviews also after its user has signed in anew: it forgets a device with the session
 * in which notices were turned on.
 */
export function useRenewedNotices(userId: number): void {
  useEffect(() => {
    if (!("PushManager" in window && "Notification" in window) || Notification.permission !== "granted")
      return;
    import("./device-notices.ts").then(({ renewNotices }) => renewNotices(userId)).catch(console.warn);
  }, [userId]);
}
