import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { guideEditors } from "./tables/editors.ts";
import { guides } from "./tables/guides.ts";
import { letters, linkTokens } from "./tables/mail.ts";

/**
 * Returns the statements that void the links of invitations, and their e-mails that wait to be sent. `which` is a
 * condition on guide_editors.
 */
export const voidInvitations = (db: Db, which: SQL) =>
  [
    db
      .delete(linkTokens)
      .where(sql`${linkTokens.editorId} in (select ${guideEditors.id} from ${guideEditors} where ${which})`),
    db.delete(letters).where(
      sql`${letters.userId} in (select ${guides.userId} from ${guides} where ${guides.id} in
          (select ${guideEditors.guideId} from ${guideEditors} where ${which}))
        and ${letters.kind} = 'editor-invited'
        and substr(${letters.detail}, 1, instr(${letters.detail} || ' ', ' ') - 1) in (select cast(${guideEditors.id} as text) from ${guideEditors} where ${which})`,
    ),
  ] as const;

/** Returns the statements that end editors and invitations at once. `which` is a condition on guide_editors. */
export const endEditors = (db: Db, which: SQL) =>
  [...voidInvitations(db, which), db.delete(guideEditors).where(which)] as const;
