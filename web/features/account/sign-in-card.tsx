import { CircleAlert, CircleCheck, Lock, Mail, Send } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { hasMail } from "#web/lib/mail.ts";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountRow, Standing } from "#web/ui/account-row.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useResendVerification } from "./security-mutations.ts";

const icon = <CircleAlert size={18} aria-hidden="true" />;

/** How letters to the account's address stand. */
function EmailStanding({ user }: { user: User }) {
  if (user.mailSuppressed)
    return (
      <Standing isGood={false} icon={icon}>
        Letters to this address come back. Please use another one.
      </Standing>
    );
  return user.emailVerifiedAt === null ? (
    <Standing isGood={false} icon={icon}>
      Not confirmed yet
    </Standing>
  ) : (
    <Standing isGood icon={<CircleCheck size={18} aria-hidden="true" />}>
      Confirmed
    </Standing>
  );
}

/** The account's address and password. */
export function SignInCard({ user }: { user: User }) {
  const [opened, setOpened] = useState<"email" | "password">();
  const resend = useResendVerification();
  const toastFailure = useToastFailure();
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: "Letter sent", description: `Look for it at ${user.email}.` }),
      onError: (error) => toastFailure("Not sent", error),
    });
  const canSend = hasMail() && user.emailVerifiedAt === null && !user.mailSuppressed;
  return (
    <SectionCard id="sign-in" title="Sign-in">
      <AccountRow
        icon={<Mail size={20} />}
        title={user.email}
        detail={hasMail() && <EmailStanding user={user} />}
        action={
          hasMail() && (
            <TextButton aria-label="Change e-mail" onClick={() => setOpened("email")}>
              Change
            </TextButton>
          )
        }
      />
      {canSend && (
        <AccountRow
          icon={<Send size={20} />}
          title="The letter with the link"
          detail="It came when you registered. Look in spam, too."
          action={
            <TextButton disabled={resend.isPending} onClick={sendAgain}>
              Send again
            </TextButton>
          }
        />
      )}
      <AccountRow
        icon={<Lock size={20} />}
        title="Password"
        detail="Changing it signs every other device out."
        action={
          <TextButton aria-label="Change password" onClick={() => setOpened("password")}>
            Change
          </TextButton>
        }
      />
      {opened === "email" && <EmailDialog user={user} onClose={() => setOpened(undefined)} />}
      {opened === "password" && <PasswordDialog onClose={() => setOpened(undefined)} />}
    </SectionCard>
  );
}
