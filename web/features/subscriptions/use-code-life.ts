import { useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import type { Guide } from "#schema/guide.ts";
import { codeLife } from "#web/features/sharing/code-life.ts";
import { planQuery } from "./plan-query.ts";
import { useSubscription } from "./use-subscription.ts";

/** Returns what says how long a profile's code works; null where nothing is to be said. */
export function useCodeLife(
  user: User,
): (guide: Pick<Guide, "userId" | "hiddenReason"> & { isPublic?: boolean }) => string | null {
  const { status, billing } = useSubscription(user);
  const { data: plan } = useQuery({ ...planQuery(), enabled: status === "trial" });
  return ({ userId, hiddenReason, isPublic }) =>
    user.billing === "off"
      ? null
      : codeLife(
          { isOwner: userId === user.id, isHidden: hiddenReason !== undefined, isDark: isPublic === false },
          status && billing && { status, billing, plan },
        );
}
