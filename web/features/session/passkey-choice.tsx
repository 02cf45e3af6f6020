import { FingerprintPattern } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";

type PasskeyChoiceProps = { busy?: boolean; onChoose?: () => void };

/** The login's other way: a button below its form. */
export const PasskeyChoice = ({ busy = false, onChoose }: PasskeyChoiceProps) => (
  <>
    <Divider>or</Divider>
    <Button
      variant="line"
      size="lg"
      block
      icon={<FingerprintPattern size={22} aria-hidden="true" />}
      busy={busy}
      onClick={onChoose}
    >
      Sign in with a passkey
    </Button>
  </>
);
