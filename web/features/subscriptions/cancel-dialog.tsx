import { useMutation, useQueryClient } from "@tanstack/react-query";
import { shortDate } from "#web/lib/format.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { cancelPlan, storeBilling } from "./calls.ts";
import { cancelWords, tellFailure } from "./failure.ts";

export type CancelDialogProps = {
  /** "page" or "pages" */
  isOperator: boolean;
  /** how far the plan is paid, free days included */
  periodEndsAt: string | null;
  onClose: () => void;
};

/** Asks, then lets the plan end with the period that is paid. */
export function CancelDialog({ isOperator, periodEndsAt, onClose }: CancelDialogProps) {
  const client = useQueryClient();
  const { mutateAsync: cancel, isPending } = useMutation({ mutationFn: cancelPlan });
  const confirm = async () => {
    try {
      await storeBilling(client, await cancel());
      toast({
        title: "Subscription canceled",
        description: "Your subscription has been canceled successfully",
      });
    } catch (error) {
      tellFailure(client, cancelWords(error), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel subscription"
      description={[
        isOperator ? "Your pages stay public" : "Your page stays public",
        `until ${periodEndsAt ? shortDate(periodEndsAt) : "the end of the period you have paid for"}.`,
        "Until then you can change your mind. Your photo, links and reviews are kept in any case.",
      ].join(" ")}
      confirm="Cancel subscription"
      cancel="Keep my plan"
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
