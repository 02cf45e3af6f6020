import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import type { SessionKind } from "./session-tokens.ts";

/** An unused session ends after `idle`, any session after `absolute` (ms). */
export const SESSION_LIFE_MS: Record<SessionKind, { idle: number; absolute: number }> = {
  user: { idle: 14 * DAY, absolute: 30 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
};

/** ms for which a device counts as known to an account after a sign-in. */
export const DEVICE_LIFE_MS = 365 * DAY;
