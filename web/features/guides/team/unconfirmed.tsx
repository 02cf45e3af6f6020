import { Send } from "lucide-react";
import { EMAIL_UNCONFIRMED } from "#schema/login-rules.ts";
import { useSendAgain } from "#web/features/session/use-send-again.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";

/** Says that inviting needs a confirmed address, and sends the e-mail that confirms it again. */
export function Unconfirmed({ email }: { email: string }) {
  const { isBusy, sendAgain } = useSendAgain({ email });
  return (
    <AccountRow
      icon={<Send size={20} />}
      title={t(EMAIL_UNCONFIRMED)}
      detail={t("We sent an e-mail to {email}. Nothing there?", { email })}
      stacked
      action={
        <TextButton busy={isBusy} onClick={sendAgain}>
          {t("Send again")}
        </TextButton>
      }
    />
  );
}
