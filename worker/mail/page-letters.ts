import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { type Letter, layoutOf } from "./layout.ts";

const OBJECT = "You disagree? Answer by the contact on our imprint: a person looks again.";

/** The letter on a page that an admin hid, or showed again. `detail`: the id of its profile, whose state it tells. */
export async function writePageLetter({ db, config }: Ctx, { detail }: { detail: string }): Promise<Letter> {
  const columns = { name: guides.name, hiddenAt: guides.hiddenAt, reason: guides.hiddenReason };
  const [guide] = await db
    .select(columns)
    .from(guides)
    .where(eq(guides.id, Number(detail)));
  const button = { label: "Look at your dashboard", url: `${config.PUBLIC_ORIGIN}/dashboard` };
  if (!guide)
    return layoutOf({
      subject: "A page of yours is gone",
      paragraph: "The page that this letter was to tell you of has been deleted meanwhile.",
      button,
      note: "There is nothing to do.",
    });
  if (guide.hiddenAt === null)
    return layoutOf({
      subject: "Your page can be seen again",
      paragraph: `A person has looked at ${guide.name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.`,
      button,
      note: "There is nothing to do.",
    });
  return layoutOf({
    subject: "We have hidden a page of yours",
    paragraph: `A person has looked at ${guide.name}'s page and hidden it, because it breaks our rules for content: ${guide.reason}. Nobody but you can see it. Its code and address stay as they are.`,
    button,
    note: OBJECT,
  });
}
