import { Mail } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ForgotPasswordInput } from "#schema/account.ts";
import { emailFault, toEmail } from "#schema/login-rules.ts";
import { paths } from "#web/paths.ts";
import { useForgotPassword } from "#web/features/session/mutations.ts";
import { useFailure } from "#web/features/session/use-failure.tsx";
import { useMeantEmail } from "#web/features/session/use-meant-email.tsx";
import { useCountdown } from "#web/lib/use-countdown.ts";
import { useFocusMain } from "#web/lib/use-focus-main.ts";
import { useSmallForm } from "#web/lib/use-small-form.ts";
import { useTitle } from "#web/lib/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Email } from "#web/ui/email.tsx";
import { Field } from "#web/ui/field.tsx";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

/** seconds before the e-mail can be asked for again */
const PAUSE = 60;

const RULES = { email: emailFault };

/** Formats seconds as minutes, such as `0:48`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

type SentProps = {
  email: string;
  busy: boolean;
  left: number;
  failure: ReactNode;
  onAgain: () => void;
  onOther: () => void;
};

/** Shows that the e-mail was asked for. The text is the same whether or not there is such an account. */
const Sent = ({ email, busy, left, failure, onAgain, onOther }: SentProps) => (
  <HangingBadge
    icon={<Mail size={36} />}
    title={t("Check your e-mail")}
    lead={
      <Trans
        text="If {email} has an account, a link is on its way. It works for 30 minutes."
        parts={{ email: <Email as="b">{email}</Email> }}
      />
    }
    other={
      <Trans
        text="Nothing there? Check your spam folder, or {other}"
        parts={{ other: <TextButton onClick={onOther}>{t("try another address")}</TextButton> }}
      />
    }
  >
    {failure}
    <Button variant="soft" size="lg" block busy={busy} disabled={left > 0} onClick={onAgain}>
      {left > 0 ? t("Send again in {time}", { time: clock(left) }) : t("Send again")}
    </Button>
  </HangingBadge>
);

/** Shows /forgot, which sends an e-mail with a link for a new password. */
export function ForgotPage() {
  useTitle(t("Forgot your password?"));
  const [sent, setSent] = useState<{ to: string }>();
  useFocusMain(sent);
  const forgot = useForgotPassword();
  const failure = useFailure(t("Not sent"));
  const pause = useCountdown(PAUSE);
  const send = (input: ForgotPasswordInput) => {
    failure.clear();
    forgot.mutate(input, {
      onSuccess: () => {
        setSent({ to: toEmail(input.email) });
        pause.start();
      },
      onError: (error) => failure.show(error),
    });
  };
  const { errors, submit, register } = useSmallForm(RULES, send);
  const input = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const brought = typeof state === "string" ? state : "";
  const [typed, setTyped] = useState(brought);
  const meant = useMeantEmail(typed, (email) => {
    setTyped(email);
    if (input.current) input.current.value = email;
  });
  const { onChange, ...field } = register("email");
  // The button that leads back to the field is gone.
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && sent === undefined) input.current?.focus();
    wasSent.current = sent !== undefined;
  }, [sent]);
  if (sent !== undefined)
    return (
      <Sent
        email={sent.to}
        busy={forgot.isPending}
        left={pause.left}
        failure={failure.line}
        onAgain={() => send({ email: sent.to })}
        onOther={() => {
          failure.clear();
          setSent(undefined);
        }}
      />
    );
  return (
    <HangingBadge
      title={t("Forgot your password?")}
      lead={t("It happens. Tell us your address and we’ll send you a link.")}
      other={
        <LinkedText text="Remembered it? {link}" to={paths.login}>
          {t("Log in")}
        </LinkedText>
      }
    >
      <form noValidate onSubmit={submit}>
        <Field label={t("Email")} error={errors?.email} warning={meant.advice}>
          {(control) => (
            <input
              {...control}
              type="email"
              dir="ltr"
              autoComplete="username"
              defaultValue={forgot.variables?.email ?? brought}
              {...field}
              ref={input}
              onChange={(event) => {
                onChange(event);
                meant.events.onChange();
                setTyped(event.target.value);
              }}
              onBlur={meant.events.onBlur}
            />
          )}
        </Field>
        {failure.line}
        <Button type="submit" size="lg" block busy={forgot.isPending}>
          {forgot.isPending ? t("Sending...") : t("Send the link")}
        </Button>
      </form>
    </HangingBadge>
  );
}
