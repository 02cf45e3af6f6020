import { sql } from "drizzle-orm";
import { isIdentityNumber } from "#payment-codes/check-identity.ts";
import { leadsToTips } from "#payment-codes/tip-hosts.ts";
import type { GuidePatch } from "#schema/guide.ts";
import { IDENTITY_MESSAGE } from "#schema/licence.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import { guides } from "../db/tables/guides.ts";
import { ValidationError } from "../errors.ts";

/** Throws ValidationError for a licence that is an identity document, or is looked up where guests tip. */
export function refuseLicence({ licence }: Pick<GuidePatch, "licence">): void {
  if (!licence) return;
  const wrong = {
    number: isIdentityNumber(licence.number) && IDENTITY_MESSAGE,
    issuer: isIdentityNumber(licence.issuer) && IDENTITY_MESSAGE,
    url: licence.url !== undefined && leadsToTips(licence.url) && TIPS_MESSAGE,
  };
  const problems = Object.entries(wrong).flatMap(([field, message]) =>
    message === false ? [] : [{ path: ["licence", field], message }],
  );
  if (problems.length > 0) throw new ValidationError(problems);
}

/** Returns what ends the check of a licence, where its number, its issuer or the profile's name becomes another. */
export function endCheck({ name, licence }: Pick<GuidePatch, "name" | "licence">) {
  const stored = (field: "number" | "issuer") => sql`json_extract(${guides.licence}, ${`$.${field}`})`;
  const isSame = [
    ...(name === undefined ? [] : [sql`${guides.name} is ${name}`]),
    ...(licence === undefined
      ? []
      : [
          sql`${stored("number")} is ${licence?.number ?? null}`,
          sql`${stored("issuer")} is ${licence?.issuer ?? null}`,
        ]),
  ];
  if (isSame.length === 0) return {};
  const keep = (column: typeof guides.licenceCheckedAt | typeof guides.licenceUntil) =>
    sql`case when ${sql.join(isSame, sql` and `)} then ${column} end`;
  return {
    licenceCheckedAt: keep(guides.licenceCheckedAt),
    licenceUntil: keep(guides.licenceUntil),
  };
}
