import { sql } from "drizzle-orm";
import { AUDIT_ACTIONS } from "#schema/admin.ts";
import { DEFAULT_TAG } from "#schema/tag.ts";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/**
 * The database. Instants are integers, ms since 1970. Empty texts are "", absent pictures, instants and keys null.
 * Ids are never used twice (AUTOINCREMENT): a session or a printed code must not reach its number's next owner.
 */

const id = () => integer("id").primaryKey({ autoIncrement: true });
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
/** Only sessions and devices' marks made from then on count; null is from the account's beginning. */
const sessionsFrom = () => instant("sessions_from");
const emptyText = (name: string) => text(name).notNull().default("");

export const users = sqliteTable(
  "users",
  {
    id: id(),
    username: text("username").notNull(),
    /** lower case */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: ["guide", "operator"] })
      .notNull()
      .default("operator"),
    bannerImage: text("banner_image"),
    operatorName: emptyText("operator_name"),
    subscriptionStatus: text("subscription_status").notNull().default("trial"),
    subscriptionId: text("subscription_id"),
    customerId: text("customer_id"),
    /** grows with every write of the subscription's state: compare-and-set against late writers */
    billingVersion: integer("billing_version").notNull().default(0),
    /** when Stripe is to be asked again, whatever webhooks say; null once nothing there can change by itself */
    syncDueAt: instant("sync_due_at"),
    trialEndsAt: instant("trial_ends_at"),
    subscriptionEndsAt: instant("subscription_ends_at"),
    /** how far the running plan is paid */
    periodEndsAt: instant("period_ends_at"),
    sessionsFrom: sessionsFrom(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    uniqueIndex("users_customer").on(t.customerId),
    index("users_created").on(t.createdAt, t.id),
    index("users_sync_due")
      .on(t.syncDueAt)
      .where(sql`${t.syncDueAt} is not null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check("users_role", sql`${t.role} in ('guide', 'operator')`),
  ],
);

export const guides = sqliteTable(
  "guides",
  {
    id: id(),
    uniqueId: text("unique_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 to 3, one profile each: the limit of profiles, true in the database itself */
    slot: integer("slot").notNull(),
    name: text("name").notNull(),
    bio: emptyText("bio"),
    professionalTag: text("professional_tag").notNull().default(DEFAULT_TAG),
    email: emptyText("email"),
    phone: emptyText("phone"),
    instagram: emptyText("instagram"),
    tiktok: emptyText("tiktok"),
    whatsapp: emptyText("whatsapp"),
    linkedin: emptyText("linkedin"),
    tipLink: emptyText("tip_link"),
    paypalLink: emptyText("paypal_link"),
    venmoLink: emptyText("venmo_link"),
    zelleLink: emptyText("zelle_link"),
    stripeLink: emptyText("stripe_link"),
    cashappLink: emptyText("cashapp_link"),
    buyMeACoffeeLink: emptyText("buy_me_a_coffee_link"),
    /** /images/… of ours or an https address elsewhere */
    profilePicture: text("profile_picture"),
    reviewsEnabled: text("reviews_enabled", { enum: ["true", "false"] })
      .notNull()
      .default("true"),
    /** count and sum of ratings, kept in the batch that writes a review */
    reviewCount: integer("review_count").notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    reviewsRemoved: integer("reviews_removed").notNull().default(0),
    /** the client's Idempotency-Key: a create that is repeated answers with the first one's row */
    creationKey: text("creation_key"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("guides_unique_id").on(t.uniqueId),
    uniqueIndex("guides_user_slot").on(t.userId, t.slot),
    uniqueIndex("guides_id_user").on(t.id, t.userId),
    uniqueIndex("guides_creation").on(t.userId, t.creationKey),
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

export const reviewPlatforms = sqliteTable(
  "review_platforms",
  {
    id: id(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    platform: text("platform").notNull(),
    url: text("url").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("review_platforms_guide").on(t.guideId, t.platform, t.url)],
);

export const reviews = sqliteTable(
  "reviews",
  {
    id: id(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    date: instant("date").notNull(),
    /** the owner's one answer; both or neither */
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    /** the client's Idempotency-Key: a create that is repeated answers with the first one's row */
    creationKey: text("creation_key"),
  },
  (t) => [
    index("reviews_guide").on(t.guideId, t.id),
    uniqueIndex("reviews_creation").on(t.guideId, t.creationKey),
    check("reviews_rating", sql`typeof(${t.rating}) = 'integer' and ${t.rating} between 1 and 5`),
  ],
);

export const tours = sqliteTable(
  "tours",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    imageUrl: text("image_url"),
    externalLink: text("external_link").notNull(),
    /** the client's Idempotency-Key: a create that is repeated answers with the first one's row */
    creationKey: text("creation_key"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("tours_user").on(t.userId),
    uniqueIndex("tours_id_user").on(t.id, t.userId),
    uniqueIndex("tours_creation").on(t.userId, t.creationKey),
  ],
);

/** Featured tours. userId stands in both foreign keys: a profile can only show tours of its own owner. */
export const guideTours = sqliteTable(
  "guide_tours",
  {
    id: id(),
    guideId: integer("guide_id").notNull(),
    tourId: integer("tour_id").notNull(),
    userId: integer("user_id").notNull(),
    /** 1 to 3; 101 to 103 only inside the batch that swaps two of them */
    position: integer("position").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.guideId, t.userId], foreignColumns: [guides.id, guides.userId] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.tourId, t.userId], foreignColumns: [tours.id, tours.userId] }).onDelete(
      "cascade",
    ),
    uniqueIndex("guide_tours_position").on(t.guideId, t.position),
    uniqueIndex("guide_tours_tour").on(t.guideId, t.tourId),
    index("guide_tours_by_tour").on(t.tourId),
    check("guide_tours_place", sql`${t.position} in (1, 2, 3, 101, 102, 103)`),
  ],
);

/** What an account is found by: see search/words.ts. */
export const userWords = sqliteTable(
  "user_words",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.word] }), index("user_words_word").on(t.word, t.userId)],
);

/** What a profile is found by, besides its owner's words. */
export const guideWords = sqliteTable(
  "guide_words",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
  },
  (t) => [primaryKey({ columns: [t.guideId, t.word] }), index("guide_words_word").on(t.word, t.guideId)],
);

/** How many there are, kept by triggers (migrations/): whichever statement writes, and cascades too. */
export const counters = sqliteTable("counters", {
  name: text("name", { enum: ["users", "guides", "activeSubscribers"] }).primaryKey(),
  value: integer("value").notNull(),
});

/** What admins did. Triggers (migrations/) refuse to change or delete an entry. */
export const auditLog = sqliteTable("audit_log", {
  id: id(),
  at: instant("at").notNull(),
  admin: text("admin").notNull(),
  action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
  subject: emptyText("subject"),
  detail: emptyText("detail"),
  requestId: emptyText("request_id"),
});

/** Accounts whose rows are gone, and of which the other stores may still hold something. */
export const removals = sqliteTable(
  "removals",
  {
    userId: integer("user_id").primaryKey(),
    email: text("email").notNull(),
    customerId: text("customer_id"),
    /** when it was begun, or last tried in vain */
    queuedAt: instant("queued_at").notNull(),
  },
  (t) => [index("removals_queued").on(t.queuedAt)],
);

export const admins = sqliteTable(
  "admins",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    sessionsFrom: sessionsFrom(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("admins_email").on(t.email)],
);

/** Sessions that were ended before their time. Rows may go once the cookie's own end has passed. */
export const endedSessions = sqliteTable(
  "ended_sessions",
  { id: text("id").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("ended_sessions_expiry").on(t.expiresAt)],
);

/** Exact rate counters: how often `key` was counted in the window that ends at expiresAt. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("rate_counters_expiry").on(t.expiresAt)],
);

/** Stripe events that were handled: a second delivery changes nothing. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    handledAt: instant("handled_at").notNull(),
  },
  (t) => [index("stripe_events_handled").on(t.handledAt)],
);

/** R2 objects no row refers to: reserved before an upload, or left behind by a replacement or a deletion. */
export const pendingDeletes = sqliteTable(
  "pending_deletes",
  { key: text("key").primaryKey(), queuedAt: instant("queued_at").notNull() },
  (t) => [index("pending_deletes_queued").on(t.queuedAt)],
);
