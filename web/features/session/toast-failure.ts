import { type Reasons, reasonOf } from "#web/api/failure.ts";
import { toast, type ToastMessage } from "#web/ui/toast.ts";

/** Shows why a call failed. `language`: of the message, where it isn't the page's. */
export function toastFailure(
  title: string,
  error: unknown,
  reasons?: Reasons,
  language?: Pick<ToastMessage, "lang" | "dir">,
): void {
  console.warn(error);
  toast({ title, description: reasonOf(error, reasons), variant: "destructive", ...language });
}
