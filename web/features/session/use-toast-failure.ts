import { useQueryClient } from "@tanstack/react-query";
import { type Reasons, statusOf } from "#web/api/failure.ts";
import { toastFailure } from "./toast-failure.ts";

/**
 * Returns `toastFailure` for changes of what the screen shows: it refetches everything on the screen as well. When the
 * session has ended, it shows only what `reasons` say of that, because the page's guard says the rest.
 */
export function useToastFailure(): (title: string, error: unknown, reasons?: Reasons) => void {
  const client = useQueryClient();
  return (title, error, reasons) => {
    void client.invalidateQueries();
    if (statusOf(error) !== 401 || reasons?.[401]) toastFailure(title, error, reasons);
  };
}
