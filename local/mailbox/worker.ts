import { WorkerEntrypoint } from "cloudflare:workers";

type Message = {
  to: string;
  from: string | { name: string; email: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Stands for Cloudflare's Email Service: hands e-mails to the mailbox of this machine, and fails as the mailbox says. */
export class Mailbox extends WorkerEntrypoint<{ MAILBOX_URL: string }> {
  async send(message: Message): Promise<{ messageId: string }> {
    const response = await fetch(`${this.env.MAILBOX_URL}/letters`, {
      method: "POST",
      body: JSON.stringify(message),
    });
    const body: { id: string } | { code: string } = await response.json();
    if ("code" in body) throw Object.assign(new Error(body.code), { code: body.code });
    return { messageId: body.id };
  }
}
