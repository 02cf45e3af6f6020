import { emailHtml } from "./email-html.ts";
import { inLanguage } from "./email-link.ts";
import type { Content, Email } from "./email.ts";
import { quoteText } from "./quote.ts";
import { sectionText } from "./sections.ts";
import type { EmailSpeech } from "./email-speech.ts";

/** Writes the e-mail with this content: HTML with inline styles and no remote image, and the same words as plain text. */
export async function layOutEmail(speech: EmailSpeech, content: Content): Promise<Email> {
  const { subject, paragraph, quote, sections = [], next, note } = content;
  const button = { ...content.button, url: inLanguage(speech, content.button.url) };
  const unsubscribeUrl = content.unsubscribeUrl && inLanguage(speech, content.unsubscribeUrl);
  const { t } = speech;
  const why = content.why ?? t("You get this because your address has an account with Lanyard.");
  const stop = t("Stop these e-mails");
  const labelled = (label: string) => t("{label}:", { label });
  const parts = [
    subject,
    paragraph,
    quote && quoteText(quote),
    ...sections.map((section) => sectionText(speech, section)),
    next,
    `${labelled(button.label)}\n${button.url}`,
    note,
    `-- \n${why}${unsubscribeUrl === undefined ? "" : `\n${labelled(stop)} ${unsubscribeUrl}`}`,
  ];
  const text = parts.filter((part) => part !== undefined).join("\n\n");
  return {
    subject,
    text,
    // The code's indentation would be a third of the e-mail. A quote's spaces are collapsed where it is shown.
    html: String(await emailHtml(speech, { ...content, button, unsubscribeUrl, why, stop })).replaceAll(
      /\n {2,}/g,
      "\n",
    ),
  };
}
