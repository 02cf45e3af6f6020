import { codeOf, reasonOf } from "#web/api/failure.ts";
import { t } from "#texts/app/t.ts";

const CLOCK_OFF =
  "This code is not right. The clock of your phone seems to be off: turn on automatic date and time.";

/** Says why the code of an authenticator app was refused. */
export const codeReason = (error: unknown): string =>
  codeOf(error) === "clock_off" ? t(CLOCK_OFF) : reasonOf(error);
