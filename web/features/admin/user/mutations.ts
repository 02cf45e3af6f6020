import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminUserPage } from "#schema/admin.ts";
import type { TrialInput } from "#schema/support.ts";
import { api, read } from "#web/api/client.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { userParam, userQuery } from "./user-query.ts";

const user = api.admin.users[":id"];

/** Does something for an account, says so, and shows the account as it is afterwards. */
function useHelp<Input>(done: PlainText, call: (id: number, input: Input) => Promise<AdminUserPage>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: number; input: Input }) => call(id, input),
    onSuccess: (account) => {
      client.setQueryData(userQuery(account.id).queryKey, account);
      // The e-mail is sent after the response.
      void client.invalidateQueries(userQuery(account.id));
      toast({ title: t(done), description: account.email });
    },
    onError: (error) => toastFailure(t("Not changed"), error),
  });
}

/** POST /api/admin/users/{id}/emails/confirm */
export const useConfirmAgain = () =>
  useHelp<void>("E-mail sent again", (id) => read(user.emails.confirm.$post(userParam(id))));

/** POST /api/admin/users/{id}/sync */
export const useSync = () => useHelp<void>("Asked Stripe", (id) => read(user.sync.$post(userParam(id))));

/** POST /api/admin/users/{id}/trial */
export const useExtendTrial = () =>
  useHelp<TrialInput>("Trial made longer", (id, json) => read(user.trial.$post({ ...userParam(id), json })));
