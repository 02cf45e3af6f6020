import { env } from "cloudflare:workers";
import { count, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { AdminGuide, AdminStats, AdminUser, AuditEntry } from "#schema/admin.ts";
import { users } from "../db/tables/accounts.ts";
import { auditLog } from "../db/tables/admin.ts";
import { guides } from "../db/tables/guides.ts";
import { addUserTerms } from "../search/index-terms.ts";
import { call, db, makeAdmin, makeGuide, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { failOn, intercept } from "../testing/queries.ts";

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const ask = (path: string) => call("GET", `/api/admin/${path}`, { as: admin });
async function read<Body>(path: string): Promise<Body> {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return response.json();
}
const nextOf = (response: Response) =>
  /^<\/api\/admin\/(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];

/** Every row of a list, page after page. */
async function readAll<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const response = await ask(next);
    rows.push(...(await response.json<Row[]>()));
    next = nextOf(response);
  }
  return rows;
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Many accounts, a second apart, each found by `word`; the newest last. */
async function makeCrowd(word: string, size: number): Promise<void> {
  const rows = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${size})`;
  await db.run(
    sql`insert into users (username, email, password_hash, created_at)
      select ${word} || ' ' || i, ${word} || i || '@crowd.example', 'x', 1000000 + i * 1000 from (${rows} select i from n)`,
  );
  await db.run(sql`insert into user_words select id, ${word} from users where username like ${`${word} %`}`);
}

describe("the statistics", () => {
  const recount = async (): Promise<Omit<AdminStats, "weeks">> => {
    const [[people], [profiles], [active]] = await Promise.all([
      db.select({ n: count() }).from(users),
      db.select({ n: count() }).from(guides),
      db.select({ n: count() }).from(users).where(eq(users.subscriptionStatus, "active")),
    ]);
    return { totalUsers: people?.n ?? 0, totalGuides: profiles?.n ?? 0, activeSubscribers: active?.n ?? 0 };
  };

  it("the statistics stay exact under concurrent changes", async () => {
    const before = await read<AdminStats>("stats");
    expect(before).toMatchObject(await recount());
    const people = await Promise.all(Array.from({ length: 8 }, () => makePerson({ role: "operator" })));
    await Promise.all(people.flatMap((person) => [makeGuide(person), makeGuide(person)]));
    await Promise.all(
      people.map(({ id }, n) =>
        db
          .update(users)
          .set({ subscriptionStatus: n % 2 ? "active" : "inactive" })
          .where(eq(users.id, id)),
      ),
    );
    expect(await read("stats")).toMatchObject({
      totalUsers: before.totalUsers + 8,
      totalGuides: before.totalGuides + 16,
      activeSubscribers: before.activeSubscribers + 4,
    });
    const [one, two, three] = people;
    await db.delete(users).where(eq(users.id, one?.id ?? 0));
    await db.delete(users).where(eq(users.id, two?.id ?? 0));
    // A status that is written again, or as another of the same meaning, is not counted again.
    for (const subscriptionStatus of ["trial", "active", "active", "inactive"])
      await db
        .update(users)
        .set({ subscriptionStatus })
        .where(eq(users.id, three?.id ?? 0));
    expect(await read("stats")).toMatchObject(await recount());
    expect(await read("stats")).toMatchObject({
      totalUsers: before.totalUsers + 6,
      totalGuides: before.totalGuides + 12,
      activeSubscribers: before.activeSubscribers + 3,
    });
  });

  it("the statistics don't count an account that was refused", async () => {
    const json = { username: "Marta", password: PASSWORD, confirmPassword: PASSWORD, role: "guide" };
    const register = (email: string) => call("POST", "/api/auth/register", { json: { ...json, email } });
    const before = await read<AdminStats>("stats");
    const responses = await Promise.all(Array.from({ length: 5 }, () => register("once@example.com")));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await read<AdminStats>("stats")).totalUsers).toBe(before.totalUsers + 1);
    expect(await readAll<AdminUser>("users?q=once@example.com")).toHaveLength(1);
  });
});

describe("the last twelve weeks", () => {
  const weeksNow = async () => (await read<AdminStats>("stats")).weeks;
  const thisWeek = async () => (await weeksNow()).at(-1);

  it("the weeks are twelve Mondays in a row, the last one of this week", async () => {
    const weeks = await weeksNow();
    expect(weeks).toHaveLength(12);
    const days = weeks.map(({ from }) => new Date(`${from}T00:00:00Z`));
    expect(days.map((day) => day.getUTCDay())).toEqual(Array.from({ length: 12 }, () => 1));
    const last = days.at(-1)?.getTime() ?? 0;
    expect(Date.now() - last).toBeGreaterThanOrEqual(0);
    expect(Date.now() - last).toBeLessThan(7 * DAY);
    expect(last - (days[0]?.getTime() ?? 0)).toBe(77 * DAY);
  });

  it("the weeks count sign-ups, plans that began, plans set to end and reviews, and keep those of a deleted account", async () => {
    const before = await thisWeek();
    const person = await makePerson();
    const guide = await makeGuide(person);
    await call("POST", `/api/guides/${guide.uniqueId}/reviews`, {
      json: { name: "Hannah", rating: 5, comment: "Lovely" },
    });
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, person.id));
    await set({ subscriptionStatus: "active" });
    await set({ subscriptionStatus: "active", subscriptionEndsAt: new Date(Date.now() + 30 * DAY) });
    // Written again, it is no new one.
    await set({ subscriptionStatus: "active", subscriptionEndsAt: new Date(Date.now() + 31 * DAY) });
    await set({ subscriptionStatus: "inactive" });
    await db.delete(users).where(eq(users.id, person.id));
    expect(await thisWeek()).toEqual({
      from: before?.from,
      signUps: (before?.signUps ?? 0) + 1,
      paid: (before?.paid ?? 0) + 1,
      canceled: (before?.canceled ?? 0) + 1,
      reviews: (before?.reviews ?? 0) + 1,
    });
  });

  it("an account of three weeks ago stands in its own week, one of last year in none", async () => {
    const weeks = await weeksNow();
    const monday = new Date(`${weeks[8]?.from}T00:00:00Z`).getTime();
    const { id } = await makePerson();
    const insert = (createdAt: Date) =>
      db.insert(users).values({
        username: "Old",
        email: `old-${createdAt.getTime()}-${id}@example.com`,
        passwordHash: "x",
        createdAt,
      });
    await insert(new Date(monday));
    await insert(new Date(monday + 7 * DAY - 1));
    await insert(new Date(monday - 365 * DAY));
    const after = await weeksNow();
    expect(after[8]?.signUps).toBe((weeks[8]?.signUps ?? 0) + 2);
    expect(after[7]).toEqual(weeks[7]);
    expect(after[9]).toEqual(weeks[9]);
  });
});

describe("the list of users", () => {
  it("a listed user has its current subscription state, without password hash or Stripe's ids", async () => {
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const [row] = await read<AdminUser[]>(`users?q=${person.email}`);
    const stored = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toEqual({
      id: person.id,
      username: stored[0]?.username,
      email: person.email,
      subscriptionStatus: "inactive",
      trialEndsAt: new Date(0).toISOString(),
      subscriptionEndsAt: null,
      createdAt: stored[0]?.createdAt.toISOString(),
      role: "guide",
      twoStep: false,
      profileCount: 0,
      customerUrl: null,
    });
  });

  it("a listed user's customer is a link to Stripe's dashboard, in test mode to the test's, and none to a stand-in", async () => {
    const person = await makePerson({ role: "operator" });
    await Promise.all([makeGuide(person), makeGuide(person)]);
    const customerId = `cus_${person.id}`;
    await db.update(users).set({ customerId }).where(eq(users.id, person.id));
    const urlWith = async (vars: Partial<Env>) => {
      const options = { as: admin, env: { ...env, ...vars } };
      const [row] = await (
        await call("GET", `/api/admin/users?q=${person.email}`, options)
      ).json<AdminUser[]>();
      expect(row).toMatchObject({ role: "operator", profileCount: 2 });
      return row?.customerUrl;
    };
    const STRIPE_API_BASE = "https://api.stripe.com";
    expect(await urlWith({})).toBeNull();
    expect(await urlWith({ STRIPE_API_BASE, STRIPE_SECRET_KEY: "sk_live_x" })).toBe(
      `https://dashboard.stripe.com/customers/${customerId}`,
    );
    expect(await urlWith({ STRIPE_API_BASE, STRIPE_SECRET_KEY: "rk_test_x" })).toBe(
      `https://dashboard.stripe.com/test/customers/${customerId}`,
    );
  });

  it("users are filtered by plan: on trial, going on, set to end, or neither, also among those searched for", async () => {
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
    const word = "plansample";
    const make = async (values: Partial<typeof users.$inferInsert>) => {
      const { id } = await makePerson();
      const [row] = await db
        .update(users)
        .set({ username: `${word} ${id}`, ...values })
        .where(eq(users.id, id))
        .returning();
      if (row) await addUserTerms(db, eq(users.id, id), row);
      return id;
    };
    const paid = { subscriptionStatus: "active" };
    const trial = await make({ trialEndsAt: inAYear });
    const over = await make({ trialEndsAt: new Date(0) });
    const active = await make(paid);
    const ending = await make({ ...paid, subscriptionEndsAt: inAYear });
    const ended = await make({ subscriptionStatus: "inactive", subscriptionEndsAt: new Date(0) });
    const never = await make({ trialEndsAt: null });
    const found = async (plan: string) =>
      idsOf(await readAll(`users?q=${word}&plan=${plan}&sort=created&limit=2`));
    expect(await found("trial")).toEqual([trial]);
    expect(await found("active")).toEqual([active]);
    expect(await found("ending")).toEqual([ending]);
    expect(await found("inactive")).toEqual([over, ended, never]);
    for (const plan of ["trial", "active", "ending", "inactive"]) {
      const all = await readAll<AdminUser>(`users?plan=${plan}&limit=3`);
      expect(new Set(idsOf(all)).size).toBe(all.length);
      expect(idsOf(all)).toEqual(expect.arrayContaining(await found(plan)));
    }
    expect((await ask("users?plan=all")).status).toBe(400);
  });

  it("the list of users is newest or oldest first, in slices, each user once", async () => {
    await makeCrowd("pages", 30);
    const all = idsOf(await readAll("users?limit=200"));
    expect(new Set(all).size).toBe(all.length);
    const stored = await db
      .select({ id: users.id })
      .from(users)
      .orderBy(sql`created_at desc, id desc`);
    expect(all).toEqual(idsOf(stored));
    for (const limit of [1, 7, 100]) expect(idsOf(await readAll(`users?limit=${limit}`))).toEqual(all);
    expect(idsOf(await readAll("users?limit=7&sort=created"))).toEqual(all.toReversed());
  });

  it("the next slice of users continues at its cursor while others join and leave", async () => {
    await makeCrowd("moving", 9);
    const first = await ask("users?q=moving&limit=4");
    const seen = idsOf(await first.json<AdminUser[]>());
    await makePerson();
    await db.delete(users).where(eq(users.id, seen[3] ?? 0));
    const rest = idsOf(await readAll(nextOf(first) ?? ""));
    expect(new Set([...seen, ...rest]).size).toBe(9);
  });

  it("users are found by username and e-mail, from the start of any word, in any order and case", async () => {
    const person = await makePerson();
    await db.update(users).set({ email: "zoe.quill@north-tours.example" }).where(eq(users.id, person.id));
    await db.run(sql`delete from user_words where user_id = ${person.id}`);
    await addUserTerms(db, eq(users.id, person.id), {
      username: "Zoë Ångström",
      email: "zoe.quill@north-tours.example",
    });
    for (const q of ["zoe", "ANGS", "quill@north", "tours.example", "angstrom zoe", "zoë quill"])
      expect(idsOf(await read(`users?q=${encodeURIComponent(q)}`)), q).toContain(person.id);
    for (const q of ["oe", "strom", "zoe walker", "quillnorth"])
      expect(idsOf(await read(`users?q=${encodeURIComponent(q)}`)), q).not.toContain(person.id);
  });

  it.each([
    "%",
    "_",
    "'",
    '"',
    "\\",
    "' or 1=1 --",
    "🦊",
    "*",
    "(",
    "\u0000",
    "\u{10FFFF}",
    "a b c d e f g h",
  ])("a search for users takes %j literally", async (q) => {
    expect(await read(`users?q=${encodeURIComponent(q)}`)).toEqual([]);
    expect(await read(`guides?q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it.each(["users", "guides"])("a list of %s refuses invalid parameters", async (list) => {
    const refused = async (query: string) => {
      const response = await ask(`${list}?${query}`);
      expect(response.status, query).toBe(400);
      return (await response.json<{ message: string }>()).message;
    };
    expect(await refused(`q=${"x".repeat(10_000)}`)).toBe("Search must be less than 200 characters");
    expect(await refused("q=a b c d e f g h i")).toBe("Search for at most 8 words");
    expect(await refused("sort=name")).toBe("Invalid sort");
    for (const cursor of ["1", "a.b", "1.2.3", "-1.-1", "9".repeat(20)])
      expect(await refused(`cursor=${cursor}`)).toBe("Invalid cursor");
    for (const limit of ["0", "-1", "a"]) expect(await refused(`limit=${limit}`)).toBe("Invalid limit");
  });

  it("a slice of users has 200 rows at most", async () => {
    await makeCrowd("many", 250);
    expect(await read("users?q=many&limit=5000")).toHaveLength(200);
    expect(await read("users?limit=5000")).toHaveLength(200);
    expect(await read("users")).toHaveLength(100);
  });

  it("a search that matches many users takes bounded steps and omits none", async () => {
    await makeCrowd("early", 1100);
    await makeCrowd("late", 1500);
    await db.run(sql`update users set created_at = created_at + 10000000 where username like 'late %'`);
    const pages: number[] = [];
    let next: string | undefined = "users?q=early&limit=200";
    const found: AdminUser[] = [];
    while (next !== undefined) {
      const response = await ask(next);
      const rows = await response.json<AdminUser[]>();
      pages.push(rows.length);
      found.push(...rows);
      next = nextOf(response);
    }
    expect(pages[0]).toBeLessThan(200);
    expect(new Set(idsOf(found)).size).toBe(1100);
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    // With a rarer word beside it, whichever that is, one call is enough.
    const once = async (q: string) => {
      const response = await ask(`users?q=${encodeURIComponent(q)}`);
      expect(nextOf(response)).toBeUndefined();
      return response.json();
    };
    const zed = await makePerson();
    await addUserTerms(db, eq(users.id, zed.id), { username: "Zed", email: "zed@early.example" });
    expect(await once("early zed")).toMatchObject([{ id: zed.id }]);
    expect(await once("early zz")).toEqual([]);
  });

  it("a search for a rare plan among many accounts takes bounded steps and omits none", async () => {
    await makeCrowd("lapsedcrowd", 400);
    const [oldest] = await readAll<AdminUser>("users?q=lapsedcrowd&sort=created&limit=200");
    await db
      .update(users)
      .set({ trialEndsAt: new Date(Date.now() + 1e9) })
      .where(eq(users.id, oldest?.id ?? 0));
    const response = await ask("users?plan=trial&limit=200");
    expect((await response.json<AdminUser[]>()).length).toBeLessThanOrEqual(200);
    expect(idsOf(await readAll("users?plan=trial"))).toContain(oldest?.id);
    expect(idsOf(await readAll("users?q=lapsedcrowd&plan=trial"))).toEqual([oldest?.id]);
  });
});

describe("the list of profiles", () => {
  it("a listed profile has its owner and its current visibility", async () => {
    const owner = await makePerson({ operatorName: "" });
    const guide = await makeGuide(owner, { name: "Wren Castle" });
    const [stored] = await db.select().from(users).where(eq(users.id, owner.id));
    const find = async () => (await read<AdminGuide[]>(`guides?q=${guide.uniqueId}`))[0];
    expect(await find()).toEqual({
      id: guide.id,
      name: "Wren Castle",
      userId: owner.id,
      userName: stored?.username,
      userEmail: owner.email,
      isPublic: true,
      licence: null,
      hiddenReason: null,
      uniqueId: guide.uniqueId,
      lastUpdated: guide.updatedAt,
    });
    await db
      .update(users)
      .set({ trialEndsAt: new Date(0) })
      .where(eq(users.id, owner.id));
    expect((await find())?.isPublic).toBe(false);
  });

  it("profiles are found by name, public id, and the owner's username and e-mail", async () => {
    const owner = await makePerson({ role: "operator" });
    const [one, two] = [await makeGuide(owner, { name: "Ivo Falcon" }), await makeGuide(owner)];
    const { email } = owner;
    expect(idsOf(await readAll("guides?q=falc"))).toEqual([one.id]);
    expect(idsOf(await readAll(`guides?q=${one.uniqueId.slice(0, 8)}`))).toEqual([one.id]);
    expect(idsOf(await readAll(`guides?q=${email}`)).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(idsOf(await readAll(`guides?q=ivo ${email}`))).toEqual([one.id]);
    expect(idsOf(await readAll(`guides?q=https://lanyard.example/profile/${two.uniqueId}/tip`))).toEqual([
      two.id,
    ]);
    for (const q of [`Ivo <${email}>,`, `mailto:${email}?subject=Hi`, `\u202A${email.toUpperCase()}\u202C.`])
      expect(idsOf(await readAll(`users?q=${encodeURIComponent(q)}`)), q).toEqual([owner.id]);
  });

  it("profiles are found by their current name, also after a refused change", async () => {
    const owner = await makePerson();
    const guide = await makeGuide(owner, { name: "Petra Oldname" });
    const rename = (name: string, headers?: Record<string, string>) =>
      call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { name }, headers });
    const found = async (q: string) => idsOf(await readAll(`guides?q=${q}`));
    expect((await rename("Petra Newname")).status).toBe(200);
    expect(await found("oldname")).toEqual([]);
    expect(await found("newname")).toEqual([guide.id]);
    expect((await rename("Petra Refused", { "If-Match": `"${String(guide.updatedAt)}"` })).status).toBe(412);
    expect(await found("refused")).toEqual([]);
    expect(await found("newname")).toEqual([guide.id]);
    await Promise.all(["Ann", "Bea", "Cleo", "Dora"].map((name) => rename(`${name} Raced`)));
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect(await found(`${row?.name.split(" ")[0]} raced`)).toEqual([guide.id]);
    expect(await found("newname")).toEqual([]);
    expect(await found(guide.uniqueId)).toEqual([guide.id]);
  });

  it("profiles are sorted by when they were changed or created", async () => {
    const owner = await makePerson({ role: "operator" });
    const [a, b, c] = [
      await makeGuide(owner, { name: "Sorted a" }),
      await makeGuide(owner, { name: "Sorted b" }),
      await makeGuide(owner, { name: "Sorted c" }),
    ];
    await call("PATCH", `/api/guides/${a.id}`, { as: owner, json: { bio: "Changed" } });
    const sorted = async (sort: string) => idsOf(await readAll(`guides?q=sorted&limit=1&sort=${sort}`));
    expect(await sorted("-created")).toEqual([c.id, b.id, a.id]);
    expect(await sorted("created")).toEqual([a.id, b.id, c.id]);
    expect(await sorted("-updated")).toEqual([a.id, c.id, b.id]);
    expect(await sorted("updated")).toEqual([b.id, c.id, a.id]);
    expect(idsOf(await readAll("guides?q=sorted"))).toEqual(await sorted("-updated"));
  });
});

describe("the audit log", () => {
  it("the audit log records sign-ins, sign-outs and wrong passwords of admins", async () => {
    const { email } = await makeAdmin();
    const signIn = (password: string, address = email) =>
      call("POST", "/api/admin/login", { json: { email: address, password } });
    await signIn("wrong");
    await signIn("wrong", "nobody@example.com");
    const response = await signIn(PASSWORD);
    const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    await call("POST", "/api/auth/logout", { headers: { Cookie: cookie } });
    const entries = (await readAll<AuditEntry>("audit?limit=2")).filter(({ admin: who }) =>
      [email, "nobody@example.com"].includes(who),
    );
    expect(entries.map(({ action, admin: who }) => [action, who])).toEqual([
      ["sign-out", email],
      ["sign-in", email],
      ["sign-in-refused", email],
    ]);
    expect(entries[1]?.requestId).toBe(response.headers.get("X-Request-Id"));
    expect(Date.now() - Date.parse(entries[0]?.at ?? "")).toBeLessThan(60_000);
  });

  it("an audit log entry that can't be written doesn't reveal who is an admin", async () => {
    const { email: known } = await makeAdmin();
    const refuse = async (email: string) => {
      const asked: string[] = [];
      const noting = intercept(env.DB, (query) => {
        asked.push(query);
        return query;
      });
      const json = { email, password: "wrong" };
      const away = { ...env, DB: failOn(noting, /audit_log/) };
      const response = await call("POST", "/api/admin/login", { json, env: away });
      return { status: response.status, body: await response.json(), asked };
    };
    const refused = await refuse(known);
    expect(refused).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
    expect(await refuse("nobody@example.com")).toEqual(refused);
  });

  it("the audit log says who its subjects are today, and shows changes without sign-ins when asked to", async () => {
    const person = await makePerson();
    const guide = await makeGuide(person, { name: "Ana" });
    await call("POST", `/api/admin/guides/${guide.id}/hide`, { as: admin, json: { reason: "Spam" } });
    await call("POST", `/api/admin/users/${person.id}/sign-in-link`, { as: admin });
    await call("POST", "/api/admin/login", { json: { email: admin.email, password: "wrong" } });
    expect(await read("audit?limit=3")).toMatchObject([
      { action: "sign-in-refused", about: "" },
      { action: "sign-in-link", subject: `user ${person.id}`, about: person.email },
      { action: "guide-hide", subject: `guide ${guide.id}`, about: "Ana", detail: "Spam" },
    ]);
    const changes = await readAll<AuditEntry>("audit?kind=changes&limit=2");
    expect(changes.slice(0, 2).map(({ action }) => action)).toEqual(["sign-in-link", "guide-hide"]);
    expect(changes.filter(({ action }) => action.startsWith("sign-in") && action !== "sign-in-link")).toEqual(
      [],
    );
    expect((await ask("audit?kind=some")).status).toBe(400);
    await db.delete(users).where(eq(users.id, person.id));
    expect(await read("audit?kind=changes&limit=2")).toMatchObject([{ about: "" }, { about: "" }]);
  });

  it("the audit log is append-only", async () => {
    await call("POST", "/api/admin/login", { json: { email: admin.email, password: "wrong" } });
    const before = await db.select().from(auditLog);
    expect(before.length).toBeGreaterThan(0);
    for (const statement of [
      "update audit_log set admin = 'x'",
      "delete from audit_log",
      "replace into audit_log (id, at, admin, action) select id, 0, 'x', 'sign-in' from audit_log",
    ])
      await expect(env.DB.prepare(statement).run()).rejects.toThrow("the audit log can only grow");
    expect(await db.select().from(auditLog)).toEqual(before);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await call(method, "/api/admin/audit", { as: admin })).status).toBe(404);
  });
});
