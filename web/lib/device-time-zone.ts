/** Returns the device's time zone, such as "Europe/Lisbon"; undefined where the browser doesn't say. */
export const deviceTimeZone = (): string | undefined =>
  // Phones of 2020 may answer an empty text.
  new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
