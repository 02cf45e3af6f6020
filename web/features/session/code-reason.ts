import { codeOf, reasonOf } from "#web/api/failure.ts";

const CLOCK_OFF =
  "This code is not right. The clock of your phone seems to be off: set it to the network's time.";

/** Why the code of an authenticator app was refused. */
export const codeReason = (error: unknown): string =>
  codeOf(error) === "clock_off" ? CLOCK_OFF : reasonOf(error);
