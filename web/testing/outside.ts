import { Window } from "happy-dom";
import { inject } from "vitest";

/** Calls a server beside the app, such as the stand-in of Stripe, which a page may not. Throws when it fails. */
export async function callOutside(address: string, method: string, body?: string): Promise<string> {
  // Its own pages may.
  const response = await new Window({ url: address }).fetch(address, {
    method,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return text;
}

/** Address of the server's mailbox, which also does what is done every hour. */
export const mailbox = inject("componentMailbox");
