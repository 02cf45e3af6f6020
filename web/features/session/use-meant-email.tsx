import { type ReactNode, useState } from "react";
import { likelyHost } from "#schema/likely-host.ts";
import { toEmail } from "#schema/login-rules.ts";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";

/**
 * Makes the advice about an e-mail address that nearly has a common host, as a button that fills it in; null where
 * nothing is to be said.
 */
export function emailAdvice(value: string, take: (email: string) => void): ReactNode {
  const typed = toEmail(value);
  const host = likelyHost(typed);
  if (host === undefined) return null;
  const meant = typed.slice(0, typed.lastIndexOf("@") + 1) + host;
  return <TextButton onClick={() => take(meant)}>{t("Did you mean {host}?", { host })}</TextButton>;
}

/** Gives the advice once the field is left: every address is a near miss while it is being typed. */
export function useMeantEmail(value: string, take: (email: string) => void) {
  const [isTyping, setTyping] = useState(true);
  return {
    advice: isTyping ? null : emailAdvice(value, take),
    events: { onChange: () => setTyping(true), onBlur: () => setTyping(false) },
  };
}
