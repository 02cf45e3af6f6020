const KEY = "notices-declined";

/** Returns whether this device may offer notices: it can show them, the browser hasn't asked yet, and no one has declined. */
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

/** Remembers that someone has declined notices on this device. */
export function declineNotices(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch (error) {
    console.warn(error);
  }
}
