import type { StoredEmail } from "#local/mailbox/emails.ts";
import { until } from "./poll.ts";
import type { Site } from "./site.ts";

/** Waits for an e-mail with this subject to an address, and returns its link. */
export const linkOfEmail = ({ mailbox }: Site, address: string, subject: string): Promise<string> =>
  until(`no e-mail "${subject}" came`, async () => {
    const response = await fetch(`${mailbox}/letters?to=${encodeURIComponent(address)}`);
    const emails: StoredEmail[] = JSON.parse(await response.text());
    const email = emails.find((each) => each.subject === subject);
    return email && /https?:\/\/\S+/.exec(email.text)?.[0];
  });
