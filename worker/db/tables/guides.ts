import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Licence } from "#schema/licence.ts";
import { byLinkField } from "#schema/links.ts";
import { DEFAULT_TAG } from "#schema/tag.ts";
import { TIP_RECEIVERS } from "#schema/tip-receiver.ts";
import type { Translations } from "#schema/translations.ts";
import { emptyText, id, instant } from "./columns.ts";
import { users } from "./accounts.ts";

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const guides = sqliteTable(
  "guides",
  {
    id: id(),
    uniqueId: text("unique_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 to 3, one profile each, which enforces the limit of profiles */
    slot: integer("slot").notNull(),
    name: text("name").notNull(),
    bio: emptyText("bio"),
    professionalTag: text("professional_tag").notNull().default(DEFAULT_TAG),
    ...byLinkField(({ field }) => emptyText(columnName(field))),
    tipLink: emptyText("tip_link"),
    /** one of our URLs (/images/…) or another site's https URL */
    profilePicture: text("profile_picture"),
    reviewsEnabled: text("reviews_enabled", { enum: ["true", "false"] })
      .notNull()
      .default("true"),
    /** where the guide works, ISO 3166-1 alpha-2; "" when unknown */
    country: emptyText("country"),
    /** the currency of tips, ISO 4217; "" for the country's */
    currency: emptyText("currency"),
    /** three amounts in the currency's minor units; null for its usual ones */
    tipAmounts: text("tip_amounts", { mode: "json" }).$type<number[]>(),
    /** who gets the tips, as far as the owner has said it */
    tipsGoTo: text("tips_go_to", { enum: TIP_RECEIVERS }),
    /** the IANA zone of the guide's days */
    timeZone: text("time_zone").notNull().default("UTC"),
    /** when a badge or code was first downloaded by its owner */
    printedAt: instant("printed_at"),
    /** when its owner first scanned a code of the profile; other people's scans are counted in guide_days */
    triedAt: instant("tried_at"),
    /** the page's address for humans, `/@handle`; null without one. Only worker/handles/ changes it */
    handle: text("handle"),
    /** the last change of the handle and the one before; the first choice is no change */
    handleChangedAt: instant("handle_changed_at"),
    handleChangedBefore: instant("handle_changed_before"),
    /** whether the handle was chosen before a hand-on and not saved since: it may be the name of someone who left */
    handleInherited: integer("handle_inherited", { mode: "boolean" }).notNull().default(false),
    /** count and sum of ratings, updated in the batch that writes a review */
    reviewCount: integer("review_count").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewsRemoved: integer("reviews_removed").notNull().default(0),
    /** the newest review when its owner last looked at the reviews */
    seenReviewId: integer("seen_review_id").notNull().default(0),
    /** when an admin hid the page; null while no one has */
    hiddenAt: instant("hidden_at"),
    /** why it is hidden, as its owner reads it; "" while it isn't */
    hiddenReason: emptyText("hidden_reason"),
    /** when someone new began to wear the badge; null while the first one does */
    handedOnAt: instant("handed_on_at"),
    /** the last review of the person who wore the badge before; reviews up to it are neither shown nor counted; 0 without one */
    earlierReviewId: integer("earlier_review_id").notNull().default(0),
    /** the client's Idempotency-Key: a repeated create returns the first one's row */
    creationKey: text("creation_key"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** how guests address the guide; "" for the name */
    callMe: emptyText("call_me"),
    /** the language of bio and tag, BCP 47; "" when unknown */
    language: emptyText("language"),
    languagesSpoken: text("languages_spoken", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** bio and tag in other languages, by the guide */
    translations: text("translations", { mode: "json" })
      .$type<Translations<"bio" | "professionalTag">>()
      .notNull()
      .default({}),
    /** by which the operator's booking system knows the guide; null for the uniqueId */
    bookingCode: text("booking_code"),
    /** the guide's licence, as the guide states it; null for none */
    licence: text("licence", { mode: "json" }).$type<Licence>(),
    /** when an admin compared number, issuer and name; null while no one has, and after a change of one of them */
    licenceCheckedAt: instant("licence_checked_at"),
    /** the last day of the licence, UTC, "2026-12-24"; null for no end */
    licenceUntil: text("licence_until"),
    /** whether search engines may show the page, as far as its team has said it */
    isListed: integer("is_listed", { mode: "boolean" }),
  },
  (t) => [
    uniqueIndex("guides_unique_id").on(t.uniqueId),
    uniqueIndex("guides_handle").on(t.handle),
    uniqueIndex("guides_user_slot").on(t.userId, t.slot),
    uniqueIndex("guides_id_user").on(t.id, t.userId),
    uniqueIndex("guides_creation").on(t.userId, t.creationKey),
    index("guides_listed")
      .on(t.isListed, t.id)
      .where(sql`"is_listed" = 1`),
    index("guides_created").on(t.createdAt, t.id),
    index("guides_updated").on(t.updatedAt, t.id),
    check("guides_slot", sql`${t.slot} in (1, 2, 3)`),
    check("guides_reviews_enabled", sql`${t.reviewsEnabled} in ('true', 'false')`),
    check("guides_picture", sql`${t.profilePicture} not like 'data:%'`),
    check(
      "guides_rating",
      sql`${t.reviewCount} >= 0 and ${t.ratingSum} between ${t.reviewCount} and 5 * ${t.reviewCount}`,
    ),
  ],
);
