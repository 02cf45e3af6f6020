import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { call, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";

const change = (as: Person, id: number, json: object) => call("PATCH", `/api/guides/${id}`, { as, json });

async function letIn(id: number): Promise<Person> {
  const editor = await makePerson();
  const at = new Date();
  await db
    .insert(guideEditors)
    .values({ guideId: id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
  return editor;
}

describe("who gets the tips of a profile", () => {
  it.each([
    ["guide", {}, "guide"],
    ["guide", { tipsGoTo: null }, "guide"],
    ["guide", { tipsGoTo: "team" }, "team"],
    ["operator", {}, null],
    ["operator", { tipsGoTo: "company" }, "company"],
  ] as const)("a new profile of a %s with %j has %j", async (role, values, tipsGoTo) => {
    const owner = await makePerson({ role });
    const { uniqueId } = await makeGuide(owner, values);
    const shown = await call("GET", `/api/guides/${uniqueId}`);
    expect((await shown.json<PublicGuide>()).tipsGoTo).toBe(tipsGoTo);
  });

  it("the owner changes it and empties it, and anything else is refused", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    for (const tipsGoTo of ["team", "company", "guide", null]) {
      const response = await change(owner, id, { tipsGoTo });
      expect((await response.json<Guide>()).tipsGoTo).toBe(tipsGoTo);
    }
    for (const tipsGoTo of ["", "me", 7, ["guide"]]) {
      const response = await change(owner, id, { tipsGoTo });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { code: "invalid_input", errors: ["Please choose who gets the tips"] },
      ]);
    }
  });

  it("an editor who changes it is refused, and one who sends it as it is saves the rest", async () => {
    const { id } = await makeGuide(await makePerson({ role: "operator" }), { tipsGoTo: "company" });
    const editor = await letIn(id);
    for (const tipsGoTo of ["guide", null]) {
      const refused = await change(editor, id, { tipsGoTo, bio: "Mine" });
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { message: "Only the owner changes this", code: "owner_only" },
      ]);
    }
    expect((await change(editor, id, { tipsGoTo: "company", bio: "Theirs" })).status).toBe(200);
    const [row] = await db.select().from(guides).where(eq(guides.id, id));
    expect(row).toMatchObject({ tipsGoTo: "company", bio: "Theirs" });
  });
});
