import { useQueryClient } from "@tanstack/react-query";
import type { TwoStepSecret } from "#schema/account.ts";
import { api, read } from "#web/api/client.ts";

/** The calls of two-step verification. Each but `confirm` needs a recent proof, or the password. */
export type TwoStepCalls = {
  start: (password?: string) => Promise<TwoStepSecret>;
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>;
  stop: (password?: string) => Promise<unknown>;
};

/** Returns the calls of users or admins. Turning it off refetches what the screen shows. */
export function useTwoStep(kind: "user" | "admin"): TwoStepCalls {
  const client = useQueryClient();
  const calls = kind === "user" ? api.account["two-step"] : api.admin["two-step"];
  const refetch = () => void client.invalidateQueries();
  return {
    start: (password) => read(calls.$post({ json: { password } })),
    confirm: (code) => read(calls.confirm.$post({ json: { code } })),
    stop: (password) => read(calls.$delete({ json: { password } })).finally(refetch),
  };
}

/** POST /api/account/two-step/recovery-codes: returns ten new codes, and the old ones are void. */
export const renewRecoveryCodes = (password?: string) =>
  read(api.account["two-step"]["recovery-codes"].$post({ json: { password } }));
