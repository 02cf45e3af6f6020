/** The device's time zone, "Europe/Lisbon"; undefined where the browser doesn't say. */
export const deviceTimeZone = (): string | undefined =>
  // Phones of 2020 may answer nothing.
  new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
