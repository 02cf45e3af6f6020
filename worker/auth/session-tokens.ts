import * as z from "zod/mini";
import type { Ctx } from "../context.ts";

export type SessionKind = "user" | "admin";

/** A signed session. `subject` is the user's or admin's id; instants are ms since 1970. */
export type Session = {
  id: string;
  kind: SessionKind;
  subject: number;
  createdAt: number;
  expiresAt: number;
};

type TokenKind = SessionKind | `${SessionKind}-device` | "passkey-add" | "passkey-sign-in";

const claimsSchema = z.object({
  jti: z.string().check(z.minLength(1)),
  sub: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  kind: z.enum([
    "user",
    "admin",
    "user-device",
    "admin-device",
    "passkey-add",
    "passkey-sign-in",
  ] satisfies TokenKind[]),
  iat: z.number(),
  exp: z.number(),
});

// Loaded with the first token: most scans have none.
const loadJose = () => import("jose");

const signingKeyOf = ({ config }: Ctx) => new TextEncoder().encode(config.SESSION_SECRET);

type NewToken = {
  kind: TokenKind;
  subject: number;
  id: string;
  /** ms until the token expires */
  life: number;
  /** ms since 1970; now by default */
  createdAt?: number;
};

/** Signs a token that is valid from now on. */
export async function signToken(ctx: Ctx, token: NewToken): Promise<string> {
  const { kind, subject, id, life, createdAt = ctx.now } = token;
  const { SignJWT } = await loadJose();
  return new SignJWT({ kind })
    .setProtectedHeader({ alg: "HS256" })
    .setJti(id)
    .setSubject(String(subject))
    .setIssuedAt(createdAt / 1000)
    .setExpirationTime(Math.floor((ctx.now + life) / 1000))
    .sign(signingKeyOf(ctx));
}

/** Reads a token; undefined when the signature isn't ours, the kind differs, or it has expired. */
export async function readToken(ctx: Ctx, kind: TokenKind, token: string) {
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, signingKeyOf(ctx), {
      algorithms: ["HS256"],
      currentDate: new Date(ctx.now),
    });
    const { data } = claimsSchema.safeParse(payload);
    if (data?.kind !== kind) return undefined;
    return {
      id: data.jti,
      subject: data.sub,
      createdAt: Math.round(data.iat * 1000),
      expiresAt: data.exp * 1000,
    };
  } catch {
    return undefined;
  }
}

/** Reads the session from a signed token; undefined when the signature isn't ours, the kind differs, or it has expired. */
export async function readSession(ctx: Ctx, kind: SessionKind, token: string): Promise<Session | undefined> {
  const claims = await readToken(ctx, kind, token);
  return claims && { ...claims, kind };
}
