import type { PaymentWay } from "#payment-codes/kinds.ts";
import { api, read } from "#web/api/client.ts";

/** PUT /api/guides/{id}/payment-ways: replaces the list, and returns it as it is stored. */
export const replacePaymentWays = (guideId: number, list: PaymentWay[]): Promise<PaymentWay[]> =>
  read(api.guides[":id"]["payment-ways"].$put({ param: { id: String(guideId) }, json: list }));

/** POST /api/account/confirm: proves with the password who is asking. */
export const confirmPassword = (password: string) => read(api.account.confirm.$post({ json: { password } }));
