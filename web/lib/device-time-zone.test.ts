import { afterEach, expect, it, vi } from "vitest";
import { timeZoneSchema } from "#schema/time-zone.ts";
import { deviceTimeZone } from "./device-time-zone.ts";

const { DateTimeFormat } = Intl;
afterEach(() => vi.restoreAllMocks());

/** Has the device say a time zone. Returns how many zones were tried. */
function device(timeZone: string | undefined): { tried: number } {
  const count = { tried: 0 };
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function format(locale, options) {
    const made = new DateTimeFormat(locale, options);
    if (options?.timeZone !== undefined) count.tried += 1;
    else
      made.resolvedOptions = () => ({ ...DateTimeFormat().resolvedOptions(), timeZone: timeZone as string });
    return made;
  });
  return count;
}

it.each(["", undefined, "Etc/Unknown", "Nowhere/At All"])("a device's time zone %j is none", (timeZone) => {
  device(timeZone);
  expect(deviceTimeZone()).toBeUndefined();
});

it.each(["+05:30", "-14:00", "GMT+05:00", "Etc/GMT+5", "EST5EDT", "UTC", "America/Argentina/Ushuaia"])(
  "a device's time zone %j is none, or one that a profile can have",
  (timeZone) => {
    device(timeZone);
    const isTaken = timeZoneSchema.safeParse(timeZone).success;
    expect(deviceTimeZone()).toBe(isTaken ? timeZone : undefined);
  },
);

it("a device's time zone is tried once, and followed where it travels", () => {
  const count = device("Asia/Tokyo");
  for (let render = 0; render < 5; render += 1) expect(deviceTimeZone()).toBe("Asia/Tokyo");
  expect(count.tried).toBe(1);
  device("Europe/Lisbon");
  expect(deviceTimeZone()).toBe("Europe/Lisbon");
});
