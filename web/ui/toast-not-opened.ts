import { t } from "#texts/app/t.ts";
import { toast } from "./toast.ts";

/** Says that what was asked for has not come. Another press asks again. */
export function toastNotOpened(error: unknown): void {
  console.warn(error);
  toast({
    title: t("This could not be opened"),
    description: t("Check your connection, then try once more."),
    variant: "destructive",
  });
}
