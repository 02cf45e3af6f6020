import { useQueryClient } from "@tanstack/react-query";
import { type Reasons, reasonOf, statusOf } from "#web/api/failure.ts";
import { toast } from "#web/ui/toast.ts";

/**
 * Shows why a change failed, and refetches everything on the screen. When the session has ended, it shows nothing: the
 * page's guard does.
 */
export function useToastFailure(): (title: string, error: unknown, reasons?: Reasons) => void {
  const client = useQueryClient();
  return (title, error, reasons) => {
    void client.invalidateQueries();
    if (statusOf(error) === 401) return;
    console.warn(error);
    toast({ title, description: reasonOf(error, reasons), variant: "destructive" });
  };
}
