import { asc } from "drizzle-orm";
import type { WebLink } from "#schema/web-links.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { webLinks } from "../db/tables/web-links.ts";

/** Returns the reading of the links of a profile's own, in the guide's order, with those whose day is past. */
export const webLinksOf = (db: Db, key: GuideKey): Reading<WebLink> =>
  reading(
    db
      .select({ label: webLinks.label, url: webLinks.url, until: webLinks.until })
      .from(webLinks)
      .where(whereGuideIs(webLinks.guideId, db, key))
      .orderBy(asc(webLinks.position)),
    (link) => link,
  );
