import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { inLanguage } from "./email-link.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { createLinkToken } from "./link-tokens.ts";

/** What the link of an e-mail about the week is about. That of an e-mail about reviews is about nothing else. */
export const WEEK_LINK = "week";

/**
 * Creates the link that stops e-mails like this one, and the headers by which mail programs do it themselves (RFC 8058).
 * The name before the secret says which e-mails they are.
 */
export async function unsubscribeLinks(
  ctx: Ctx,
  { userId, recipient }: { userId: number; recipient: string },
  speech: EmailSpeech,
  detail: typeof WEEK_LINK | "" = "",
): Promise<{ url: string; headers: Record<string, string> }> {
  const secret = await createLinkToken(ctx, "unsubscribe", { userId, email: recipient, detail });
  const { PUBLIC_ORIGIN } = ctx.config;
  const name = detail || "token";
  const call = inLanguage(speech, `${PUBLIC_ORIGIN}/api/auth/unsubscribe?${name}=${secret}`);
  return {
    url: `${PUBLIC_ORIGIN}${paths.unsubscribe}#${name}=${secret}`,
    headers: {
      "List-Unsubscribe": `<${call}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
