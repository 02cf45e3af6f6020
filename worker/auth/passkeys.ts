import { and, count, desc, eq, lt, not, or, sql } from "drizzle-orm";
import { type Passkey, PASSKEYS_MAX, type User } from "#schema/account.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys } from "../db/tables/auth.ts";
import { BadRequest, Conflict, NotFound, Unauthenticated } from "../errors.ts";
import { makeChallenge, spendChallenge } from "./passkey-challenge.ts";
import type { Session } from "./session-tokens.ts";
import { wasEnded } from "./sessions.ts";
import { queueSignInEmail } from "./sign-in-email.ts";
import { toUser, userColumns } from "./users.ts";
import type { AuthenticationResponse, RegistrationResponse } from "./webauthn.ts";

// This code is a third of the worker's, and no scan needs it, so it is loaded with the first passkey.
const loadWebAuthn = () => import("./webauthn.ts");

type Row = typeof passkeys.$inferSelect;
const toPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const isOf = (userId: number) => eq(passkeys.userId, userId);
const hasRoom = (userId: number) =>
  sql`(select ${count()} from ${passkeys} where ${isOf(userId)}) < ${PASSKEYS_MAX}`;
const tooMany = () => new Conflict("passkey_limit", { count: PASSKEYS_MAX });

const transportsOf = ({ transports }: Row): string[] => {
  const value: unknown = JSON.parse(transports);
  return Array.isArray(value) ? value.map(String) : [];
};

/** Lists a user's passkeys, newest first. */
export async function listPasskeys({ db }: Ctx, userId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(isOf(userId)).orderBy(desc(passkeys.id));
  return rows.map(toPasskey);
}

/** Returns the options with which a browser creates a passkey. Throws Conflict when the user has PASSKEYS_MAX. */
export async function passkeyOptions(ctx: Ctx, user: User) {
  const stored = await ctx.db.select().from(passkeys).where(isOf(user.id));
  if (stored.length >= PASSKEYS_MAX) throw tooMany();
  const { registrationOptions } = await loadWebAuthn();
  return registrationOptions(ctx, {
    // The e-mail isn't used, because it may change. The instant tells accounts apart that have had the same id, before
    // and after a restore.
    userHandle: `${user.id}.${Date.parse(user.createdAt)}`,
    userName: user.email,
    displayName: user.username,
    challenge: await makeChallenge(ctx, "passkey-add", user.id),
    existing: stored.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
  });
}

/**
 * Adds the passkey that a browser has made. Throws BadRequest for a wrong response, Conflict, and Unauthenticated when
 * this session was ended meanwhile.
 */
export async function addPasskey(
  ctx: Ctx,
  session: Session,
  { response, name }: { response: RegistrationResponse; name: string },
): Promise<{ passkey: Passkey; queued: { id: number }[] }> {
  const { db, now } = ctx;
  const userId = session.subject;
  const { verifyRegistration } = await loadWebAuthn();
  const created = await verifyRegistration(ctx, response, (challenge) =>
    spendChallenge(ctx, "passkey-add", challenge, userId),
  );
  if (!created) throw new BadRequest("passkey_failed");
  const added = sql`(select ${passkeys.id} from ${passkeys}
    where ${passkeys.credentialId} = ${created.credentialId} and ${isOf(userId)} and ${passkeys.createdAt} = ${now})`;
  const [[row], queued] = await db.batch([
    db
      .insert(passkeys)
      .select(
        selectRow(
          passkeys,
          {
            id: null,
            credentialId: created.credentialId,
            userId: users.id,
            publicKey: created.publicKey,
            counter: created.counter,
            transports: JSON.stringify(created.transports),
            name,
            createdAt: now,
            lastUsedAt: null,
          },
          sql`from ${users} where ${and(eq(users.id, userId), hasRoom(userId), not(wasEnded(session)))}`,
        ),
      )
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning(),
    queueSignInEmail(ctx, { kind: "user", id: userId }, "passkey-added", {
      when: sql`exists ${added}`,
      added,
    }),
  ]);
  if (row) return { passkey: toPasskey(row), queued };
  const [[stored], [account]] = await db.batch([
    db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credentialId, created.credentialId)),
    db
      .select({ ended: wasEnded(session) })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  if (account?.ended !== 0) throw new Unauthenticated();
  throw stored ? new Conflict("passkey_known") : tooMany();
}

/** Renames a passkey. Throws NotFound. */
export async function renamePasskey({ db }: Ctx, userId: number, id: number, name: string): Promise<Passkey> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(isOf(userId), eq(passkeys.id, id)))
    .returning();
  if (!row) throw new NotFound();
  return toPasskey(row);
}

/** Removes a passkey. Throws NotFound, and Unauthenticated when this session was ended meanwhile. */
export async function removePasskey(ctx: Ctx, session: Session, id: number): Promise<{ id: number }[]> {
  const userId = session.subject;
  const isUser = eq(users.id, userId);
  const goesOn = sql`exists (select 1 from ${users} where ${isUser} and not ${wasEnded(session)})`;
  const isIt = and(isOf(userId), eq(passkeys.id, id), goesOn);
  // The e-mail is queued first, because its condition is that the passkey is there.
  const [queued, removed, [account]] = await ctx.db.batch([
    queueSignInEmail(ctx, { kind: "user", id: userId }, "passkey-removed", {
      when: sql`exists (select 1 from ${passkeys} where ${isIt})`,
    }),
    ctx.db.delete(passkeys).where(isIt).returning({ id: passkeys.id }),
    ctx.db
      .select({ ended: wasEnded(session) })
      .from(users)
      .where(isUser),
  ]);
  if (account?.ended !== 0) throw new Unauthenticated();
  if (removed.length === 0) throw new NotFound();
  return queued;
}

/** Returns the options with which a browser signs anyone in. */
export async function passkeySignInOptions(ctx: Ctx) {
  const { authenticationOptions } = await loadWebAuthn();
  return authenticationOptions(ctx, await makeChallenge(ctx, "passkey-sign-in"));
}

const refused = () => new Unauthenticated("passkey_unknown");

/** Finds the user whose passkey has responded. Throws Unauthenticated. */
export async function authenticateByPasskey(
  ctx: Ctx,
  response: AuthenticationResponse,
): Promise<{ account: User; sessionsFrom: Date | null; createdAt: Date }> {
  const { db, now } = ctx;
  const [found] = await db
    .select({ passkey: passkeys, user: userColumns, sessionsFrom: users.sessionsFrom })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) throw refused();
  const { passkey, user, sessionsFrom } = found;
  const { verifyAuthentication } = await loadWebAuthn();
  const counter = await verifyAuthentication(ctx, response, {
    passkey: { ...passkey, transports: transportsOf(passkey) },
    isChallenge: (challenge) => spendChallenge(ctx, "passkey-sign-in", challenge),
  });
  if (counter === undefined) throw refused();
  // A counter that doesn't grow tells of a copy of the key. One that stays at 0 isn't kept by this authenticator.
  const isNext = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(now) })
    .where(and(eq(passkeys.id, passkey.id), isNext))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw refused();
  return { account: toUser(user, ctx), sessionsFrom, createdAt: user.createdAt };
}
