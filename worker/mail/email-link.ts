import { tagOf } from "#locales/languages.ts";
import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { createLinkToken, type Purpose } from "./link-tokens.ts";

type Letter = typeof letters.$inferSelect;
/** Who gets a link. `id`: the e-mail that waits to bring it; none where it waits in no queue. */
type Recipient = Pick<Letter, "userId" | "recipient" | "detail"> & Partial<Pick<Letter, "id">>;

/**
 * Returns a link with a new secret behind the `#`, so that no server's log has it. `part` is the address up to the
 * secret.
 */
export async function linkTo(
  ctx: Ctx,
  purpose: Purpose,
  { id: letter, userId, recipient, detail }: Recipient,
  part: string,
): Promise<string> {
  const secret = await createLinkToken(ctx, purpose, { letter, userId, email: recipient, detail });
  return `${ctx.config.PUBLIC_ORIGIN}${part}${secret}`;
}

/**
 * Has a link of an e-mail open its page in the e-mail's language, also on a device on which no one has ever signed in. An
 * e-mail in English leaves it to the device, because it may be to someone whose language no one knows.
 */
export function inLanguage({ language }: Pick<EmailSpeech, "language">, link: string): string {
  if (language === "en") return link;
  const url = new URL(link);
  url.searchParams.set("lang", tagOf(language));
  return url.href;
}
