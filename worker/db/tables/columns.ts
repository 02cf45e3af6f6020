import { integer, text } from "drizzle-orm/sqlite-core";

/** An id that is never given out twice (AUTOINCREMENT): a session or a printed code must not reach its id's next owner. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** An instant, stored as ms since 1970. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

/** Only sessions and devices that began after this instant count; null means since the account's creation. */
export const sessionsFrom = () => instant("sessions_from");

/** A text that is "" when empty. Absent images, instants and keys are null instead. */
export const emptyText = (name: string) => text(name).notNull().default("");
