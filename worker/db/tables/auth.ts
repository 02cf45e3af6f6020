import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { id, instant, sessionsFrom, twoStep } from "./columns.ts";

export const admins = sqliteTable(
  "admins",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    sessionsFrom: sessionsFrom(),
    ...twoStep(),
    /** whether this admin has to turn two-step verification on before anything else */
    needsTwoStep: integer("needs_two_step", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("admins_email").on(t.email)],
);

/** Sessions that were ended before their cookie expires. A row may be deleted after that. */
export const endedSessions = sqliteTable(
  "ended_sessions",
  { id: text("id").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("ended_sessions_expiry").on(t.expiresAt)],
);

/** Users' sessions as their owners see them. A session's token, KV and `ended_sessions` decide whether it counts. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** names the session to its owner, and opens nothing */
    id: id(),
    /** the id in the session's token */
    key: text("key").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** such as `Chrome on Android` */
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    /** exact to an hour */
    lastUsedAt: instant("last_used_at").notNull(),
    /** when the owner last proved in this session to be who they are, by signing in or by the password */
    provedAt: instant("proved_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("sessions_key").on(t.key),
    index("sessions_user").on(t.userId),
    index("sessions_expiry").on(t.expiresAt),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: id(),
    /** base64url, as the browser names it */
    credentialId: text("credential_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** COSE key, base64url */
    publicKey: text("public_key").notNull(),
    /** the authenticator's signature counter; it stays 0 with synced passkeys */
    counter: integer("counter").notNull(),
    /** how the browser may reach it, as a JSON array */
    transports: text("transports").notNull().default("[]"),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [uniqueIndex("passkeys_credential").on(t.credentialId), index("passkeys_user").on(t.userId)],
);

/**
 * Passkey challenges that were answered, because each may be answered once. A row may be deleted when its challenge has
 * expired.
 */
export const usedChallenges = sqliteTable(
  "used_challenges",
  { id: text("id").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("used_challenges_expiry").on(t.expiresAt)],
);
