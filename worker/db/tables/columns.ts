import { integer, text } from "drizzle-orm/sqlite-core";

/** An id that is never given out twice (AUTOINCREMENT): a session or a printed code must not reach its id's next owner. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** An instant, stored as ms since 1970. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** Only sessions and devices that began after this instant count; null means since the account's creation. */
export const sessionsFrom = () => instant("sessions_from");

/** A text that is "" when empty. Absent images, instants and keys are null instead. */
export const emptyText = (name: string) => text(name).notNull().default("");

/** A switch that is on until somebody turns it off. */
export const switchedOn = (name: string) => integer(name, { mode: "boolean" }).notNull().default(true);

/** Two-step verification of an account: of users and admins alike. */
export const twoStep = () => ({
  /** the authenticator app's secret, encrypted; in force once twoStepAt is set */
  twoStepSecret: text("two_step_secret"),
  /** since when sign-ins need a code; null while they don't */
  twoStepAt: instant("two_step_at"),
  /** the time step of the last code that was used: each works once */
  twoStepLast: integer("two_step_last").notNull().default(0),
  /** SHA-256 of the recovery codes that are left, hexadecimal, as a JSON array */
  recoveryCodes: text("recovery_codes").notNull().default("[]"),
});
