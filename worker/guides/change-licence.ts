import { sql } from "drizzle-orm";
import { isIdentityNumber } from "#payment-codes/check-identity.ts";
import type { GuidePatch } from "#schema/guide.ts";
import { IDENTITY_MESSAGE } from "#schema/licence.ts";
import { guides } from "../db/tables/guides.ts";
import { ValidationError } from "../errors.ts";

/** Throws ValidationError for a licence that is an identity document. */
export function refuseIdentity({ licence }: Pick<GuidePatch, "licence">): void {
  const fields = (["number", "issuer"] as const).filter(
    (field) => licence && isIdentityNumber(licence[field]),
  );
  if (fields.length > 0)
    throw new ValidationError(
      fields.map((field) => ({ path: ["licence", field], message: IDENTITY_MESSAGE })),
    );
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
