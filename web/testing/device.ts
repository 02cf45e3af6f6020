import { onTestFinished, vi } from "vitest";

/** Makes the browser prefer a language, until the test is over. */
export function browseIn(language: string): void {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue([language]);
  onTestFinished(() => languages.mockRestore());
}

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** Makes the device's clock be in a time zone, until the test is over. */
export function liveIn(timeZone: string): void {
  const clock = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  onTestFinished(() => clock.mockRestore());
}
