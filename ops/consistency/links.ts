import { asc, gt } from "drizzle-orm";
import { byLinkField, wrongLinkLabels } from "#schema/links.ts";
import { guides } from "#worker/db/tables/guides.ts";
import type { Check, Finding } from "./finding.ts";

const BATCH_SIZE = 500;

/** Finds links that lead no one to their guide, which earlier rules have stored. The guide decides what is meant. */
export const checkLinks: Check = async ({ db }) => {
  const findings: Finding[] = [];
  for (let after = 0; ;) {
    const profiles = await db
      .select({ id: guides.id, ...byLinkField(({ field }) => guides[field]) })
      .from(guides)
      .where(gt(guides.id, after))
      .orderBy(asc(guides.id))
      .limit(BATCH_SIZE);
    for (const profile of profiles)
      for (const label of wrongLinkLabels(profile))
        findings.push({ text: `profile ${profile.id} has a ${label} link that leads nowhere` });
    if (profiles.length < BATCH_SIZE) return findings;
    after = profiles.at(-1)?.id ?? after;
  }
};
