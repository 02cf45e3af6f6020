const KEY = "notices-declined";

/** Whether somebody may be asked on this device: it can tell, has not been asked by the browser, and said no to nobody. */
export function mayAskForNotices(): boolean {
  try {
    return (
      "PushManager" in window &&
      "Notification" in window &&
      Notification.permission === "default" &&
      localStorage.getItem(KEY) === null
    );
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Remembers a no on this device. */
export function declineNotices(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch (error) {
    console.warn(error);
  }
}
