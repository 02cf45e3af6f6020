import type { Outcome } from "#web/features/sharing/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";

/** Makes and saves a PDF, and says what became of it, then what is `next`. Returns whether it was saved. */
export async function savePdf(make: () => Promise<{ outcome: Outcome; next: string }>): Promise<boolean> {
  try {
    const { outcome, next } = await make();
    if (outcome === "not saved") return false;
    toast(outcome === "shared" ? { title: next } : { title: t("PDF downloaded"), description: next });
    return true;
  } catch (error) {
    console.error(error);
    toast({
      title: t("Download Failed"),
      description: t("The PDF could not be made on this device. Please try again."),
      variant: "destructive",
    });
    return false;
  }
}
