import { integer, text } from "drizzle-orm/sqlite-core";

/**
 * Declares an id that is never given out twice (AUTOINCREMENT), because a session or a printed code must not work for
 * its id's next owner.
 */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** Declares an instant, stored as ms since 1970. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** Declares the instant from which sessions and devices count; null means since the account's creation. */
export const sessionsFrom = () => instant("sessions_from");

/** Declares a text that is "" when empty. Absent images, instants and keys are null instead. */
export const emptyText = (name: string) => text(name).notNull().default("");

/** Declares a switch that is on until someone turns it off. */
export const switchedOn = (name: string) => integer(name, { mode: "boolean" }).notNull().default(true);

/** Declares the columns of two-step verification, which users and admins have alike. */
export const twoStep = () => ({
  /** the authenticator app's secret, encrypted; in force once twoStepAt is set */
  twoStepSecret: text("two_step_secret"),
  /** since when sign-ins need a code; null while they don't */
  twoStepAt: instant("two_step_at"),
  /** the time step of the last code that was used, because each code works once */
  twoStepLast: integer("two_step_last").notNull().default(0),
  /** SHA-256 of the recovery codes that are left, hexadecimal, as a JSON array */
  recoveryCodes: text("recovery_codes").notNull().default("[]"),
});
