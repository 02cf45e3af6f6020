import { env } from "cloudflare:workers";

type Message = Exclude<Parameters<SendEmail["send"]>[0], EmailMessage>;

/** Creates a mail service in the place of Cloudflare's, and the environment that has it. `settings`: others than the tests'. */
export function makeMailService(settings: Partial<Env> = {}) {
  const sent: Message[] = [];
  let failures: string[] = [];
  const send = async (message: Message) => {
    const [code, ...others] = failures;
    failures = others;
    if (code) throw Object.assign(new Error("refused"), { code });
    sent.push(message);
    return { messageId: `<${sent.length}@lanyard.example>` };
  };
  const EMAIL = { send } as SendEmail;
  return {
    env: { ...env, ...settings, EMAIL },
    sent,
    /** makes the next sends fail with these codes */
    failNext: (...codes: string[]) => (failures = codes),
  };
}

/** Reads the secret in an e-mail's link. */
export const secretIn = ({ text = "" }: { text?: string }): string => /#\w+=([\w-]+)/.exec(text)?.[1] ?? "";
