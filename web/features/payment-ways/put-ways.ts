import type { PaymentWay } from "#payment-codes/kinds.ts";
import { ApiError } from "#web/api/client.ts";
import { issuesOf } from "#web/api/failure.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { type ListChange, type Refusal, refusalOf } from "./list-change.ts";
import { replacePaymentWays } from "./mutations.ts";

/** The refusal of a list. `message`: says why, where the reason is about the change itself. */
export class WaysRefused extends Error {
  readonly ofChange: readonly string[];
  /** messages about other ways, by their keys */
  readonly others: ReadonlyMap<string, string>;
  /** the field of the first way that is wrong, where one is meant */
  readonly field: string | undefined;
  constructor({ ofChange, others }: Refusal, field?: string) {
    super(
      ofChange.map(tMessage).join(" ") ||
        t("Another way needs to be corrected first. It is marked in the list."),
    );
    this.ofChange = ofChange;
    this.others = others;
    this.field = field;
  }
}

/** Stores a list. Throws WaysRefused where rows of it are refused, and what the call throws. */
export async function putWays(
  guideId: number,
  list: PaymentWay[],
  change?: ListChange,
): Promise<PaymentWay[]> {
  try {
    return await replacePaymentWays(guideId, list);
  } catch (error) {
    const issues = issuesOf(error);
    if (issues.length === 0) throw error;
    const [, field] = issues[0]?.path ?? [];
    throw new WaysRefused(refusalOf(issues, list, change), field?.toString());
  }
}

/** Returns whether a change is tried again: once, where no response came. */
export const isPutAgain = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError) && !(error instanceof WaysRefused);
