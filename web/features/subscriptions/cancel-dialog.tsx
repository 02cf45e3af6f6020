import { statusOf } from "#web/api/failure.ts";
import { localDate } from "#web/lib/format.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCancelSubscription } from "./mutations.ts";
import { SUBSCRIPTION_FAILED, useSubscriptionFailure } from "./use-subscription-failure.ts";

type CancelDialogProps = {
  isOperator: boolean;
  /** end of the paid period, free days included */
  periodEndsAt: string | null;
  onClose: () => void;
};

/** Asks, then ends the subscription with the paid period. */
export function CancelDialog({ isOperator, periodEndsAt, onClose }: CancelDialogProps) {
  const showFailure = useSubscriptionFailure();
  const { mutateAsync: cancel, isPending } = useCancelSubscription();
  const confirm = async () => {
    try {
      await cancel();
      toast({
        title: "Subscription canceled",
        description: "Your subscription has been canceled successfully",
      });
    } catch (error) {
      const title = statusOf(error) === undefined ? "Cancellation Error" : "Failed to cancel subscription";
      showFailure({ ...SUBSCRIPTION_FAILED, title }, error);
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
        `until ${periodEndsAt ? localDate(periodEndsAt) : "the end of the period you have paid for"}.`,
        "Until then you can change your mind. Your photo, links and reviews are kept in any case.",
      ].join(" ")}
      confirm="Cancel subscription"
      cancel="Keep my plan"
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
