import { emailsTo } from "#local/mailbox/read.ts";
import { until } from "./poll.ts";
import type { Site } from "./site.ts";

/** Waits for an e-mail with this subject to an address, and returns its link. */
export const linkOfEmail = ({ mailbox }: Site, address: string, subject: string): Promise<string> =>
  until(`no e-mail "${subject}" came`, async () => {
    const email = (await emailsTo(mailbox, address)).find((each) => each.subject === subject);
    return email && /https?:\/\/\S+/.exec(email.text)?.[0];
  });
