import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { call, contextOf, db, makeGuide, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";

const FIELDS = {
  paypalLink: "marta",
  venmoLink: "marta",
  zelleLink: "https://zelle.example/marta",
  stripeLink: "https://buy.stripe.com/marta",
  cashappLink: "marta",
  buyMeACoffeeLink: "marta",
};
const SUBJECT = "Your payment details were changed";

const anAccount = (username: string) =>
  makePerson({ role: "operator", createdAt: new Date(Date.now() - DAY) }).then(async (person) => {
    await db.update(users).set({ username }).where(eq(users.id, person.id));
    return person;
  });

/** A page with an owner and an editor, whose accounts are a day old, and the service that sends their e-mails. */
async function makePage(fields: object = {}) {
  const [owner, editor, service] = [await anAccount("Sofia"), await anAccount("Amara"), makeMailService()];
  const { id } = await makeGuide(owner, { name: "Marta Oliveira", ...fields });
  const at = new Date();
  await db
    .insert(guideEditors)
    .values({ guideId: id, userId: editor.id, email: editor.email, invitedAt: at, joinedAt: at });
  const patch = (json: object, as: Person = owner, headers = {}) =>
    call("PATCH", `/api/guides/${id}`, { as, json, headers, env: service.env });
  /** Takes the e-mails that were sent since, by address. */
  const notices = () =>
    Object.fromEntries(
      service.sent
        .splice(0)
        .filter(({ to, subject }) => subject === SUBJECT && [owner.email, editor.email].includes(String(to)))
        .map(({ to, text }) => [String(to), text ?? ""]),
    );
  const stored = async () => (await db.select().from(guides).where(eq(guides.id, id)))[0];
  /** The hourly run, so many ms from now. */
  const runIn = (ms: number) => sendDueEmails(contextOf({ env: service.env, now: Date.now() + ms }));
  return { owner, editor, service, id, patch, told: notices, stored, runIn };
}
/** The session's last proof lies further back than ten minutes. */
const makeStale = ({ id }: Person) =>
  db
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .where(eq(sessions.userId, id));

describe("a change of the six payment fields", () => {
  it.each(Object.entries(FIELDS))(
    "a change of %s needs a recent proof, of owner and editor",
    async (field, value) => {
      const { owner, editor, patch, stored } = await makePage();
      for (const as of [owner, editor]) {
        await makeStale(as);
        const refused = await patch({ bio: "Walks", [field]: value }, as);
        expect(refused.status).toBe(403);
        expect(await refused.json()).toMatchObject({
          message: "Please enter your password to go on.",
          code: "reauthentication_required",
        });
      }
      expect(await stored()).toMatchObject({ bio: "", [field]: "" });
      const wrong = await patch({ [field]: value, password: "a walk in the rain" });
      expect(wrong.status).toBe(403);
      expect(await wrong.json()).toMatchObject({ code: "password_wrong" });
      expect((await patch({ bio: "Walks", [field]: value, password: PASSWORD })).status).toBe(200);
      expect(await stored()).toMatchObject({ bio: "Walks", [field]: value });
      // The right password has made the session fresh; emptying a field is a change, too.
      expect((await patch({ [field]: "" })).status).toBe(200);
    },
  );

  it("a wrong password is refused in a fresh session, whatever is changed", async () => {
    const { patch, stored } = await makePage();
    expect((await patch({ bio: "Walks", password: "a walk in the rain" })).status).toBe(403);
    expect((await stored())?.bio).toBe("");
  });

  it("all else is saved without a proof, and payment fields that stay the same are no change", async () => {
    const { owner, patch, told: notices, stored } = await makePage(FIELDS);
    await makeStale(owner);
    expect((await patch({ ...FIELDS, paypalLink: "paypal.me/marta", bio: "Walks" })).status).toBe(200);
    expect(await stored()).toMatchObject({ ...FIELDS, bio: "Walks" });
    expect(notices()).toEqual({});
  });

  it("an outdated version is told before anybody is asked for a password", async () => {
    const { owner, patch } = await makePage();
    await makeStale(owner);
    expect(
      (await patch({ paypalLink: "thief" }, owner, { "If-Match": '"2026-01-01T00:00:00.000Z"' })).status,
    ).toBe(412);
  });

  it("a profile is created with ways to be tipped without a proof", async () => {
    const owner = await anAccount("Sofia");
    await makeStale(owner);
    expect(
      (await call("POST", "/api/guides", { as: owner, json: { name: "Marta", ...FIELDS } })).status,
    ).toBe(201);
  });

  it("a profile is deleted after a recent proof only", async () => {
    const { owner, id, stored } = await makePage();
    await makeStale(owner);
    const remove = (json?: object) => call("DELETE", `/api/guides/${id}`, { as: owner, json });
    const refused = await remove();
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: "reauthentication_required" },
    ]);
    expect((await remove({ password: "a walk in the rain" })).status).toBe(403);
    expect(await stored()).toBeDefined();
    expect((await remove({ password: PASSWORD })).status).toBe(204);
    expect(await stored()).toBeUndefined();
  });

  it("the owner is told by e-mail of a profile that was deleted, by its name, once; nobody is told of a refusal", async () => {
    const { owner, editor, id } = await makePage();
    const { env, sent } = makeMailService();
    const remove = (as: Person) => call("DELETE", `/api/guides/${id}`, { as, env });
    const responses = [await remove(editor), await remove(owner), await remove(owner)];
    expect(responses.map(({ status }) => status)).toEqual([403, 204, 404]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, "A page of yours is gone"]]);
    expect(sent[0]?.text).toContain("'s page was deleted by somebody who is signed in");
  });
});

describe("the e-mail about ways to be tipped", () => {
  it("the e-mail goes to the whole team, names the page and who changed it, and no value", async () => {
    const { owner, editor, patch, told: notices } = await makePage();
    await patch({ stripeLink: "https://buy.stripe.com/amara" }, editor);
    const byEditor = notices();
    expect(Object.keys(byEditor).toSorted()).toEqual([owner.email, editor.email].toSorted());
    expect(byEditor[owner.email]).toContain(
      "Amara, who edits it, changed how guests can tip on Marta Oliveira's page.",
    );
    expect(byEditor[owner.email]).toContain("take Amara off the people who may edit your page");
    expect(byEditor[editor.email]).toContain("You changed how guests can tip on Marta Oliveira's page.");
    await patch({ paypalLink: "sofia" }, owner);
    const byOwner = notices();
    expect(byOwner[owner.email]).toContain("You changed");
    expect(byOwner[owner.email]).toContain("change your password");
    expect(byOwner[editor.email]).toContain(
      "The owner of your page changed how guests can tip on Marta Oliveira's page.",
    );
    expect(byOwner[editor.email]).toContain("Ask who runs the page");
    expect(byOwner[editor.email]).not.toContain("password");
    expect(JSON.stringify([byEditor, byOwner])).not.toMatch(/stripe|paypal|sofia(?!@)/);
  });

  it("all changes within half an hour become one e-mail, whichever way they are made", async () => {
    const { owner, editor, id, patch, told: notices, runIn } = await makePage();
    await patch({ paypalLink: "one" });
    expect(Object.keys(notices())).toHaveLength(2);
    await patch({ paypalLink: "two" });
    await call("PUT", `/api/guides/${id}/payment-ways`, {
      as: owner,
      json: [{ kind: "revolut", value: "marta" }],
    });
    await patch({ paypalLink: "", cashappLink: "three" });
    await runIn(29 * MINUTE);
    expect(notices()).toEqual({});
    await runIn(31 * MINUTE);
    expect(Object.keys(notices()).toSorted()).toEqual([owner.email, editor.email].toSorted());
    await runIn(HOUR);
    expect(notices()).toEqual({});
    await db.update(rateCounters).set({ expiresAt: new Date(Date.now() - 1) });
    await patch({ paypalLink: "four" });
    expect(Object.keys(notices())).toHaveLength(2);
  });

  it("the first e-mail is not lost to a change that comes at the same moment", async () => {
    const { owner, editor, patch, told: notices, runIn } = await makePage();
    await Promise.all(["one", "two", "three"].map((paypalLink) => patch({ paypalLink })));
    expect(Object.keys(notices()).toSorted()).toEqual([owner.email, editor.email].toSorted());
    await runIn(31 * MINUTE);
    expect(Object.keys(notices())).toHaveLength(2);
  });

  it("an account is told nothing in its first hour, and at once after it", async () => {
    const { owner, editor, patch, told: notices, runIn } = await makePage();
    const setAge = (ms: number) =>
      db
        .update(users)
        .set({ createdAt: new Date(Date.now() - ms) })
        .where(eq(users.id, owner.id));
    await setAge(59 * MINUTE);
    await patch({ paypalLink: "one" });
    expect(Object.keys(notices())).toEqual([editor.email]);
    await runIn(HOUR);
    expect(notices()).toEqual({});
    await setAge(61 * MINUTE);
    await patch({ paypalLink: "two" });
    expect(Object.keys(notices())).toEqual([owner.email]);
  });

  it("a save that changes no payment field, or is refused, tells nobody", async () => {
    const { owner, service, patch, told: notices } = await makePage({ paypalLink: "marta" });
    await patch({ bio: "Walks", paypalLink: "marta" });
    const stale = await patch({ paypalLink: "two" }, undefined, { "If-Match": '"2026-01-01T00:00:00.000Z"' });
    expect(stale.status).toBe(412);
    expect(notices()).toEqual({});
    expect(service.sent).toEqual([]);
    expect(await db.select().from(letters).where(eq(letters.userId, owner.id))).toEqual([]);
  });
});
