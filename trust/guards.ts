/** A guard of the code: where it stands, what takes it away, and the tests that must notice. */
export type Guard = {
  what: string;
  file: string;
  code: string;
  without: string;
  tests: string;
  /** keeps someone out, rather than numbers right */
  isSecurity: boolean;
};

const guard = (
  what: string,
  [file, code, without]: [string, string, string],
  tests: string,
  isSecurity = true,
): Guard => ({
  what,
  file: `worker/${file}`,
  code,
  without,
  tests: tests.replace(/[\w-]+\/[\w.-]+/g, (name) => `worker/${name}.test.ts`),
  isSecurity,
});
const limit = (what: string, edit: [string, string, string], tests: string) =>
  guard(what, edit, tests, false);

const OWNERSHIP = "guides/ownership.ts";
const ACCESS = "auth/access.ts";
const SIGN_IN = "auth/limited-sign-in.ts";
const TWO_STEP = "auth/two-step.ts";

export const GUARDS: Guard[] = [
  guard(
    "a profile is its owner's to delete",
    [OWNERSHIP, "and(eq(guides.id, id), eq(guides.userId, userId))", "eq(guides.id, id)"],
    "guides/guides.routes guides/hand-on",
  ),
  guard(
    "a profile is edited by its team",
    [OWNERSHIP, "and(eq(guides.id, id), sql`${guides.id} in ${editedBy(userId)}`)", "eq(guides.id, id)"],
    "guides/guides.routes",
  ),
  guard(
    "a tour is its operator's",
    ["tours/tours.ts", "and(eq(tours.id, id), eq(tours.userId, userId))", "eq(tours.id, id)"],
    "auth/access -t rival",
  ),
  guard(
    "a review is removed by the page's owner",
    [
      "reviews/remove-review.ts",
      "    inArray(reviews.guideId, db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId))),\n",
      "",
    ],
    "auth/access -t stranger",
  ),
  guard(
    "nobody reviews the own page",
    [
      "reviews/create-review.ts",
      'if (guide && owner && isOnTeam(owner, viewer)) throw new Forbidden("own_page");',
      "",
    ],
    "reviews/reviews.routes",
  ),
  guard(
    "a page without a plan is hidden",
    [
      "guides/public-guides.ts",
      "hiddenAt === null && isActiveAt(planOf(plan, ctx), ctx.now)",
      "hiddenAt === null",
    ],
    "guides/guides.routes reviews/reviews.routes",
  ),
  guard(
    "a page that an admin hid is hidden",
    [
      "guides/public-guides.ts",
      "hiddenAt === null && isActiveAt(planOf(plan, ctx), ctx.now)",
      "isActiveAt(planOf(plan, ctx), ctx.now)",
    ],
    "admin/hide-guide",
  ),
  guard(
    "what only operators do",
    [ACCESS, "if (role && user.role !== role)", "if (role && role !== role)"],
    "auth/access -t editor",
  ),
  guard(
    "an account that is leaving changes nothing",
    [
      ACCESS,
      "if (user.deletionDueAt !== null && !OPEN_WHILE_LEAVING.test(c.req.path))",
      "if (user.deletionDueAt !== null && c.req.path === '')",
    ],
    "accounts/deletion",
  ),
  guard(
    "the limit of an account's writes",
    [ACCESS, "await limitWrites(c.var.ctx, user.id);", ""],
    "http/refusals",
  ),
  guard(
    "calls from another site",
    ["http/origin.ts", 'throw new Forbidden("foreign_origin");', "return next();"],
    "http/requests",
  ),
  guard(
    "calls from another site by Sec-Fetch-Site",
    ["http/origin.ts", 'site !== "same-origin" && site !== "none"', "false"],
    "http/requests",
  ),
  guard(
    "only JSON is read as JSON",
    ["http/validate.ts", "    requireJson(c);\n    // zValidator takes", "    // zValidator takes"],
    "http/requests",
  ),
  guard(
    "the limit of a body",
    [
      "http/body.ts",
      "const { maxBytes: maxSize, code, largePart } = bodyLimitOf(c);",
      "const { code, largePart } = bodyLimitOf(c);\n  const maxSize = 1e9;",
    ],
    "http/requests",
  ),
  guard(
    "the limit of a profile's text beside its picture",
    [
      "http/large-part.ts",
      "if (outside.bytes <= maxBytes) return value;",
      "if (outside.bytes) return value;",
    ],
    "http/requests",
  ),
  guard(
    "an ended session",
    [
      "auth/users.ts",
      "if (!row || row.ended || !inUse) return undefined;",
      "if (!row || !inUse) return undefined;",
    ],
    "auth/auth.routes",
  ),
  guard(
    "an idle session",
    ["auth/session-records.ts", "if (record.idleAt <= now) return false;", ""],
    "auth/sessions auth/auth.routes",
  ),
  guard(
    "a session of another kind",
    ["auth/session-tokens.ts", "if (data?.kind !== kind) return undefined;", "if (!data) return undefined;"],
    "auth/sessions",
  ),
  guard(
    "an expired session",
    ["auth/session-tokens.ts", "currentDate: new Date(ctx.now),", "currentDate: new Date(0),"],
    "auth/sessions",
  ),
  guard(
    "the session before a sign-in ends",
    ["auth/sign-in.ts", "if (old) await endSession(ctx, old);", ""],
    "auth/auth.routes auth/sessions",
  ),
  guard(
    "sessions older than their account",
    ["auth/sessions.ts", "sql<number>`(${isOutdated(session)} or exists", "sql<number>`(exists"],
    "auth/sessions auth/security.routes",
  ),
  guard(
    "guesses at one password from one network",
    [
      SIGN_IN,
      "if (inNetwork.count < max) return [local, all];",
      "if (inNetwork.count >= 0) return [local, all];",
    ],
    "auth/auth.routes",
  ),
  guard(
    "guesses at one password from everywhere",
    [
      SIGN_IN,
      "isAttack ? ATTACK_MAX : RATE_LIMITS[local[0]].max",
      "isAttack ? RATE_LIMITS[local[0]].max : RATE_LIMITS[local[0]].max",
    ],
    "auth/auth.routes",
  ),
  guard(
    "guesses at a code",
    [
      SIGN_IN,
      '  const perDevice = ["secondStep", kind, id, deviceId ?? ctx.network] as const;\n  await consumeRateLimit(ctx, ...perDevice);',
      '  const perDevice = ["secondStep", kind, id, deviceId ?? ctx.network] as const;',
    ],
    "auth/two-step",
  ),
  guard(
    "the second step",
    [SIGN_IN, "if (account.twoStep)", "if (account.twoStep && account.id < 0)"],
    "auth/two-step",
  ),
  guard(
    "a code that was used",
    [TWO_STEP, "and(eq(account.id, id), lt(account.twoStepLast, step))", "eq(account.id, id)"],
    "auth/two-step",
  ),
  guard("a recovery code that was used", [TWO_STEP, "value <> ${hash})`", "value <> '')`"], "auth/two-step"),
  guard(
    "a common password",
    [
      "auth/user-passwords.ts",
      'if (await isCommonPassword(input.password, input)) throw invalid(PASSWORD_COMMON, "password");',
      "",
    ],
    "auth/auth.routes",
  ),
  guard(
    "a wrong password",
    [
      "auth/password.ts",
      'timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== undefined',
      "hash !== undefined",
    ],
    "auth/password",
  ),
  guard(
    "a link of an e-mail that has expired",
    ["mail/link-tokens.ts", "    gt(linkTokens.expiresAt, new Date(now)),\n", ""],
    "auth/password-reset accounts/email-address",
  ),
  guard(
    "a link for another purpose",
    ["mail/link-tokens.ts", "    inArray(linkTokens.purpose, [purposes].flat()),\n", ""],
    "auth/password-reset accounts/email-address",
  ),
  guard(
    "a new password ends a sign-in that is under way",
    ["auth/password-reset.ts", "        sessionsFrom: new Date(now),\n", ""],
    "auth/sign-in-under-way",
  ),
  guard(
    "an address that a link could take back",
    ["auth/taken-address.ts", "and held.expires_at > ${now}", "and held.expires_at < 0"],
    "accounts/email-address",
  ),
  guard(
    "ways in from before the proof of an address",
    [
      "auth/password-reset.ts",
      "closeWaysIn(ctx, account.id, unproved, proves),",
      "closeWaysIn(ctx, 0, unproved, proves),",
    ],
    "auth/password-reset",
  ),
  guard(
    "an invitation in the name of an address that nobody has proved",
    ["editors/editors.ts", "${users.emailVerifiedAt} is not null and", ""],
    "editors/editors",
  ),
  guard(
    "a passkey that is added while its session ends",
    ["auth/passkeys.ts", ", not(wasEnded(session))", ""],
    "auth/ended-meanwhile",
  ),
  guard(
    "new accounts from one network",
    ["auth/auth.routes.ts", 'await consumeRateLimit(ctx, "signUp", ctx.network);', ""],
    "http/refusals",
  ),
  guard(
    "reviews from one network",
    ["reviews/submit-review.ts", "requireWithin(ctx, burst[0], inBurst);", ""],
    "reviews/reviews.routes",
  ),
  guard(
    "a signed-in caller reads the primary",
    ["http/open-context.ts", "isRead(c) && isAnonymous ?", "isRead(c) ?"],
    "http/open-context",
  ),
  guard(
    "the network of an IPv6 address",
    ["http/network.ts", ".slice(0, 4);", ".slice(0, 8);"],
    "http/network",
  ),
  guard(
    "a webhook's signature",
    [
      "subscriptions/stripe-events.ts",
      "if (isWrong) return undefined;",
      "if (isWrong) return JSON.parse(body);",
    ],
    "subscriptions/webhook.routes",
  ),
  guard(
    "a webhook signed in the future",
    [
      "subscriptions/stripe-events.ts",
      "if (!(signedAt <= now / 1000 + TOLERANCE_SECONDS)) return undefined;",
      "",
    ],
    "subscriptions/webhook.routes",
  ),
  guard(
    "pictures of a page without a plan",
    [
      "images/visibility.ts",
      "isActiveAt(planOf(owner, ctx), ctx.now) && owner.isHidden === 0",
      "owner.isHidden === 0",
    ],
    "images/images.routes",
  ),
  guard(
    "pictures of an account that is leaving",
    ["images/visibility.ts", "if (!owner || owner.deletionDueAt !== null)", "if (!owner)"],
    "accounts/deletion",
  ),
  guard(
    "types of pictures",
    [
      "images/uploads.ts",
      "if (!rule.types.includes(image.type)) throw new UnsupportedType(rule.wrongType.code);",
      "",
    ],
    "tours/tours.routes accounts/user.routes",
  ),
  guard(
    "the size of a file, before it is read",
    ["images/uploads.ts", "  if (file.size > rule.maxBytes) throw new TooLarge(rule.tooLarge.code);\n", ""],
    "images/uploads",
  ),
  guard(
    "the size of a data URL, before it is decoded",
    [
      "images/uploads.ts",
      "  if (base64.length > Math.ceil(rule.maxBytes / 3) * 4) throw new TooLarge(rule.tooLarge.code);\n",
      "",
    ],
    "images/uploads",
  ),
  guard(
    "an account that is kept after the run has found it due",
    ["accounts/deletion.ts", '{ admin: OWNER, requestId: "" }, isDue)', '{ admin: OWNER, requestId: "" })'],
    "accounts/deletion",
  ),
  guard(
    "a link that undoes and is voided meanwhile",
    ["auth/move-address.ts", "and(isAccount, works, not(isTaken", "and(isAccount, not(isTaken"],
    "auth/undo-sign-in-change",
  ),
  guard(
    "a secret of two-step verification that is replaced meanwhile",
    [TWO_STEP, '    eq(account.twoStepSecret, secret ?? ""),\n', ""],
    "auth/two-step",
  ),
  guard(
    "a change of address by a session that has ended",
    ["accounts/email-address.ts", ", not(wasEnded(session))", ""],
    "accounts/email-address",
  ),
  guard(
    "a link that went to an address of before",
    [
      "auth/password-reset.ts",
      "    inArray(users.email, db.select({ email: linkTokens.email }).from(linkTokens).where(isLive)),\n",
      "",
    ],
    "auth/password-reset",
  ),
  guard(
    "the text of an unforeseen fault",
    ["http/errors.ts", "appError?.message ?? FAILURES.internal_error", "appError?.message ?? error.message"],
    "http/requests",
  ),
  guard(
    "where the choice of a language leads back to",
    [
      "public-page/language.routes.ts",
      'return ownPath(back, url) ?? "/";',
      'return back ? back.pathname + back.search : "/";',
    ],
    "public-page/language.routes",
  ),
  limit(
    "one profile, or three",
    ["guides/create-guide.ts", "'guide', ${PROFILE_LIMIT.guide}, ${PROFILE_LIMIT.operator}", "'guide', 3, 3"],
    "guides/guides.routes",
  ),
  limit("so many tours", ["tours/tours.ts", "< ${TOURS_MAX}`", "< 99999`"], "tours/tours.routes"),
  limit(
    "so many platforms",
    ["platforms/platforms.ts", "< ${PLATFORMS_MAX}`", "< 99999`"],
    "platforms/platforms.routes",
  ),
  limit(
    "so many editors",
    ["editors/editors.ts", "(${count} < ${EDITORS_MAX}", "(${count} < 99999"],
    "editors/editors",
  ),
  limit(
    "a save from an older version",
    [OWNERSHIP, "version === undefined ? undefined : eq(guides.updatedAt, new Date(version))", "undefined"],
    "guides/guides.routes",
  ),
  limit(
    "a subscription that others wrote meanwhile",
    [
      "subscriptions/sync.ts",
      "and(eq(users.id, account.id), eq(users.billingVersion, account.billingVersion))",
      "eq(users.id, account.id)",
    ],
    "subscriptions/convergence subscriptions/webhook.routes",
  ),
  limit(
    "a webhook that was handled",
    ["subscriptions/events.ts", "if (!handled) await syncCustomer", "await syncCustomer"],
    "subscriptions/webhook.routes",
  ),
];
