import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { contextOf, db, makePerson } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { sentEmail } from "../testing/sent-email.ts";
import { queueEmail, sendDueEmails } from "./outbox.ts";

/** Six in the evening of 5 December in Los Angeles, and four in the afternoon of the 6th on Kiritimati. */
const AT = Date.UTC(2026, 11, 6, 2);

describe("the day in an e-mail", () => {
  it.each([
    ["trial-ending", "America/Los_Angeles", "On 5 December 2026 your page stops being public"],
    ["trial-ending", "Pacific/Kiritimati", "On 6 December 2026 your page stops being public"],
    ["deletion-scheduled", "America/Los_Angeles", "will be deleted on 5 December 2026."],
    ["deletion-scheduled", "Asia/Tokyo", "will be deleted on 6 December 2026."],
  ] as const)("the day in an e-mail %s is that of the page's place, %s", async (kind, timeZone, words) => {
    expect((await sentEmail({ kind, timeZone, detail: String(AT) })).text).toContain(words);
  });

  it("the day in an e-mail is in UTC for an account without a page", async () => {
    const { env, sent } = makeMailService();
    const { id } = await makePerson();
    await db
      .update(users)
      .set({ deletionDueAt: new Date(AT) })
      .where(eq(users.id, id));
    const ctx = contextOf({ env });
    await queueEmail(ctx, "deletion-scheduled", eq(users.id, id), { detail: String(AT) });
    await sendDueEmails(ctx);
    expect(sent[0]?.text).toContain("will be deleted on 6 December 2026.");
  });
});

describe("an e-mail that waits", () => {
  const end = Date.now() + 2 * DAY;
  type Account = Partial<typeof users.$inferInsert>;

  it.each<[string, "trial-ending" | "deletion-scheduled" | "payment-failed", Account, Account]>([
    ["a subscription", "trial-ending", {}, { subscriptionStatus: "active" }],
    ["a longer trial", "trial-ending", {}, { trialEndsAt: new Date(end + 30 * DAY) }],
    ["the trial's end", "trial-ending", {}, { trialEndsAt: new Date(Date.now() - 1) }],
    ["a deletion", "trial-ending", {}, { deletionDueAt: new Date(end) }],
    ["the switch in the account", "trial-ending", {}, { trialLetters: false }],
    ["a change of mind", "deletion-scheduled", { deletionDueAt: new Date(end) }, { deletionDueAt: null }],
    [
      "another deletion",
      "deletion-scheduled",
      { deletionDueAt: new Date(end) },
      { deletionDueAt: new Date(end + DAY) },
    ],
    [
      "the plan's end",
      "payment-failed",
      { subscriptionStatus: "active" },
      { subscriptionStatus: "inactive" },
    ],
  ])("an e-mail that waits is untrue after %s, and isn't sent: %s", async (_, kind, before, after) => {
    const { env, sent } = makeMailService();
    const { id } = await makePerson({ trialEndsAt: new Date(end) });
    const isAccount = eq(users.id, id);
    const ctx = contextOf({ env });
    const account = {
      subscriptionStatus: "trial",
      trialEndsAt: new Date(end),
      trialLetters: true,
      ...before,
    };
    const queue = async () => {
      await db
        .update(users)
        .set({ deletionDueAt: null, ...account })
        .where(isAccount);
      await queueEmail(ctx, kind, isAccount, { detail: String(end) });
    };
    await queue();
    await db.update(users).set(after).where(isAccount);
    await sendDueEmails(ctx);
    expect(sent).toEqual([]);
    expect(await db.$count(letters, eq(letters.userId, id))).toBe(0);
    await queue();
    await sendDueEmails(ctx);
    expect(sent).toHaveLength(1);
  });
});
