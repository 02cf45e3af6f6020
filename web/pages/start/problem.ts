import { PAYMENT_FIELDS } from "#payment-codes/kinds.ts";
import { reasonOf } from "#web/api/failure.ts";
import { UPLOAD_FAILED } from "#web/features/guides/form/image/square-crop.ts";
import type { DraftField } from "#web/features/payment-ways/editing/draft.ts";
import { WaysRefused } from "#web/features/payment-ways/put-ways.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { t, tMessage } from "#texts/app/t.ts";

/** What isn't on the page, at its field. `message`: why; undefined once something was changed there. */
export type Problem = { at: "photo" | "way"; field: DraftField; message: string | undefined };

function reasonFor(at: Problem["at"], error: unknown): string {
  if (error instanceof ProofRefused) return t("Please enter your password to go on.");
  if (error instanceof WaysRefused)
    return [...error.ofChange, ...error.others.values()].map(tMessage).join(" ");
  const fallback = at === "photo" ? { fallback: UPLOAD_FAILED.description } : {};
  return reasonOf(error, { ...SIGNED_OUT, ...fallback });
}

/** Says why the photo, or the way to be tipped, isn't on the page that exists. */
export function problemOf(at: Problem["at"], error: unknown): Problem {
  const refused = error instanceof WaysRefused ? error.field : undefined;
  // A place that is none of the fields is told at the value.
  const field = PAYMENT_FIELDS.find((one) => one === refused) ?? "value";
  return { at, field, message: reasonFor(at, error) };
}
