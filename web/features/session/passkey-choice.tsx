import { FingerprintPattern } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { Help } from "#web/ui/field.tsx";
import { t } from "#texts/app/t.ts";

type PasskeyChoiceProps = { busy?: boolean; onChoose?: () => void };

/** Shows the button for passkeys below the login's form. */
export const PasskeyChoice = ({ busy = false, onChoose }: PasskeyChoiceProps) => (
  <>
    <Divider>{t("or")}</Divider>
    <Button
      variant="line"
      size="lg"
      block
      icon={<FingerprintPattern size={22} aria-hidden="true" />}
      busy={busy}
      onClick={onChoose}
    >
      {t("Sign in with a passkey")}
    </Button>
    <Help>{t("Your fingerprint, face or screen lock, in place of your password.")}</Help>
  </>
);
