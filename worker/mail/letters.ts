import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import { type Letter, layoutOf } from "./layout.ts";
import { createLinkToken } from "./link-tokens.ts";

type Queued = Pick<typeof letters.$inferSelect, "kind" | "userId">;
export type LetterKind = Queued["kind"];

const WRITERS: Record<LetterKind, (ctx: Ctx, userId: number) => Promise<Letter>> = {
  "reset-password": async (ctx, userId) => {
    const secret = await createLinkToken(ctx, "reset-password", userId);
    return layoutOf({
      subject: "Reset your password",
      paragraph:
        "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.",
      button: { label: "Choose a new password", url: `${ctx.config.PUBLIC_ORIGIN}/reset#token=${secret}` },
      note: "Not you? Leave this letter alone; nothing changes.",
    });
  },
  "password-changed": ({ config }) =>
    layoutOf({
      subject: "Your password was changed",
      paragraph: "The password of your Lanyard account was changed, and every device was signed out.",
      button: { label: "This wasn't me", url: `${config.PUBLIC_ORIGIN}/forgot` },
      note: "If it was you, there is nothing to do.",
    }),
};

/** Writes a letter when it is about to be sent. Its link's secret is made here, so that the queue holds none. */
export const writeLetter = (ctx: Ctx, { kind, userId }: Queued): Promise<Letter> =>
  WRITERS[kind](ctx, userId);
