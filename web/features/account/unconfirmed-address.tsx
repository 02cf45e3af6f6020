import type { User } from "#schema/account.ts";
import { ConfirmLine } from "./confirm-line.tsx";
import { useSendAgain } from "#web/features/session/use-send-again.ts";

/** Shows the line about an address that waits for its confirmation. */
export function UnconfirmedAddress({ user }: { user: User }) {
  const { isBusy, sendAgain } = useSendAgain(user);
  return <ConfirmLine email={user.email} isBusy={isBusy} onAgain={sendAgain} />;
}
