import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { guideWithOwner } from "../guides/public-guides.ts";
import { contextOf, db, makeGuide, makePerson } from "../testing/factories.ts";
import { prepareReadings, reading } from "./reading.ts";
import { guides } from "./tables/guides.ts";

const key = { uniqueId: sql.placeholder("uniqueId") };

it("several readings in one statement return what each returns alone, in its order", async () => {
  const person = await makePerson();
  const { uniqueId } = await makeGuide(person, { name: "Zażółć “Ana” \\ 🌍\n{}", tipAmounts: [5, 10, 20] });
  const everyGuide = reading(
    db
      .select({ id: guides.id, name: guides.name, handle: guides.handle })
      .from(guides)
      .orderBy(sql`id desc`),
    (guide) => guide,
  );
  const numbers = reading(
    db
      .select({
        big: sql<number>`9007199254740991`.as("big"),
        half: sql<number>`${sql.placeholder("half")}`.as("half"),
        none: sql<null>`null`.as("none"),
        json: sql<string>`json_array(1, 'two')`.as("json"),
      })
      .from(guides)
      .limit(1),
    (row) => row,
  );
  const read = prepareReadings(() => [guideWithOwner(db, key), everyGuide, numbers]);
  const [[guide], all, [row]] = await read(db, { uniqueId, half: 0.5 });
  const ctx = contextOf();
  const [alone] = await guideWithOwner(db, { uniqueId }).read();
  expect(guide?.toPublicGuide(ctx)).toEqual(alone?.toPublicGuide(ctx));
  expect(all).toEqual(await everyGuide.read());
  expect(row).toEqual({ big: 9007199254740991, half: 0.5, none: null, json: '[1,"two"]' });
});

it("a reading that finds nothing returns an empty list", async () => {
  const read = prepareReadings(() => [guideWithOwner(db, key)]);
  expect(await read(db, { uniqueId: "nobody" })).toEqual([[]]);
});
