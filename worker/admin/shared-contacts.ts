import { aliasedTable, and, eq, inArray, ne, sql } from "drizzle-orm";
import { type AdminSharedPage, SHARED_FIELDS, type SharedField } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideContacts } from "../db/tables/search-words.ts";
import { GUIDE, type GuideRow, toUserGuide } from "./user-guides.ts";

/** The most rows that are read: a page that shares two ways has two. */
const ROWS_MAX = 50;

const own = aliasedTable(guides, "own");
const stated = aliasedTable(guideContacts, "stated");

/** Returns the statement that finds pages of other accounts which name a way to reach or pay the guide that this account's name too. */
export const readShared = ({ db }: Ctx, userId: number) =>
  db
    .select({
      ...GUIDE,
      ownerId: sql<number>`${users.id}`.as("owner_id"),
      ownerEmail: users.email,
      field: guideContacts.field,
    })
    .from(own)
    .innerJoin(stated, eq(stated.guideId, own.id))
    .innerJoin(guideContacts, eq(guideContacts.key, stated.key))
    .innerJoin(guides, eq(guides.id, guideContacts.guideId))
    .innerJoin(users, eq(users.id, guides.userId))
    .where(
      and(
        eq(own.userId, userId),
        inArray(stated.field, [...SHARED_FIELDS]),
        inArray(guideContacts.field, [...SHARED_FIELDS]),
        ne(guides.userId, userId),
      ),
    )
    .limit(ROWS_MAX);

type Row = GuideRow & { ownerId: number; ownerEmail: string; field: string };

/** Lists these pages, each with all that it shares. */
export const toSharedPages = (rows: Row[], ctx: Ctx): AdminSharedPage[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row, ...others]) =>
    row === undefined
      ? []
      : {
          ...toUserGuide(row, ctx),
          owner: { id: row.ownerId, email: row.ownerEmail },
          shares: [...new Set([row, ...others].map(({ field }) => field as SharedField))],
        },
  );
