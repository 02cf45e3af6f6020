/** Returns the device's time zone, such as "Europe/Lisbon"; undefined where the browser says none that it can use. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    // Phones of 2020 may answer an empty text, and Chromium "Etc/Unknown", which formats refuse.
    new Intl.DateTimeFormat("en", { timeZone }).format();
    return timeZone;
  } catch {
    return undefined;
  }
}
