import { CircleAlert, CircleCheck, Lock, Mail, Send } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { useSendAgain } from "#web/features/session/use-send-again.ts";
import { hasMail } from "#web/lib/mail.ts";
import { Email } from "#web/ui/email.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { AccountRow, StatusLine } from "#web/ui/account-row.tsx";
import { isUnconfirmed } from "./confirm-line.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { t } from "#texts/app/t.ts";

const CHANGE = new URL(paths.changeEmail, location.origin).hash;

const icon = <CircleAlert size={18} aria-hidden="true" />;

/** Shows whether e-mails reach the account's address. */
function EmailStatus({ user }: { user: User }) {
  if (user.mailSuppressed)
    return (
      <StatusLine isGood={false} icon={icon}>
        {t("E-mails to this address bounce. Please use another one.")}
      </StatusLine>
    );
  return user.emailVerifiedAt === null ? (
    <StatusLine isGood={false} icon={icon}>
      {t("Not confirmed yet")}
    </StatusLine>
  ) : (
    <StatusLine isGood icon={<CircleCheck size={18} aria-hidden="true" />}>
      {t("Confirmed")}
    </StatusLine>
  );
}

/** Shows the account's address and password, with dialogs that change them. */
export function SignInCard({ user }: { user: User }) {
  const [opened, setOpened] = useState<"email" | "password" | undefined>(() =>
    // The dashboard leads here where the address is wrong.
    location.hash === CHANGE && hasMail() ? "email" : undefined,
  );
  const { isBusy, sendAgain } = useSendAgain(user);
  const canSend = hasMail() && isUnconfirmed(user);
  return (
    <SectionCard id="sign-in" title={t("Sign-in")}>
      <AccountRow
        icon={<Mail size={20} />}
        title={<Email>{user.email}</Email>}
        detail={hasMail() && <EmailStatus user={user} />}
        action={
          hasMail() && (
            <TextButton aria-label={t("Change e-mail")} onClick={() => setOpened("email")}>
              {t("Change")}
            </TextButton>
          )
        }
      />
      {canSend && (
        <AccountRow
          icon={<Send size={20} />}
          title={t("The e-mail with the link")}
          detail={t("We sent it when you registered. Check your spam folder, too.")}
          action={
            <TextButton busy={isBusy} onClick={sendAgain}>
              {t("Send again")}
            </TextButton>
          }
        />
      )}
      <AccountRow
        icon={<Lock size={20} />}
        title={t("Password")}
        detail={t("Changing it signs every other device out.")}
        action={
          <TextButton aria-label={t("Change password")} onClick={() => setOpened("password")}>
            {t("Change")}
          </TextButton>
        }
      />
      {opened === "email" && <EmailDialog user={user} onClose={() => setOpened(undefined)} />}
      {opened === "password" && <PasswordDialog onClose={() => setOpened(undefined)} />}
    </SectionCard>
  );
}
