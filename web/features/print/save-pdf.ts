import { toastFailure } from "#web/features/session/toast-failure.ts";
import type { Outcome } from "#web/features/sharing/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";

/** What a print needs has not come from the server. `cause`: why. */
class NotLoaded extends Error {}

/** Passes on what a print needs from the server, so that `savePdf` blames a failure on the call and not on the device. */
export const fromServer = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((cause: unknown) => {
    throw new NotLoaded("not loaded", { cause });
  });

/** Makes and saves a PDF, and says what became of it, then what is `next`. Returns whether it was saved. */
export async function savePdf(make: () => Promise<{ outcome: Outcome; next: string }>): Promise<boolean> {
  try {
    const { outcome, next } = await make();
    if (outcome === "not saved") return false;
    toast(outcome === "shared" ? { title: next } : { title: t("PDF downloaded"), description: next });
    return true;
  } catch (error) {
    const title = t("Download Failed");
    if (error instanceof NotLoaded) {
      toastFailure(title, error.cause);
      return false;
    }
    console.error(error);
    const description = t("The PDF could not be made on this device. Please try again.");
    toast({ title, description, variant: "destructive" });
    return false;
  }
}
