/** The zone that was tried last, and whether formats take it: to make one costs more than what else a render does. */
let tried: { timeZone: string; isKnown: boolean } | undefined;

function tryZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}

/** Returns the device's time zone, such as "Europe/Lisbon"; undefined where the browser says none that it can use. */
export function deviceTimeZone(): string | undefined {
  // Asked each time, because people travel.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Phones of 2020 may answer an empty text or nothing, and Chromium "Etc/Unknown", which formats refuse.
  if (!timeZone) return undefined;
  if (tried?.timeZone !== timeZone) tried = { timeZone, isKnown: tryZone(timeZone) };
  return tried.isKnown ? timeZone : undefined;
}
