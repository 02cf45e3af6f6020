import { statusOf } from "#web/api/failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { publicUntil } from "./public-until.ts";
import { useCancelSubscription } from "./mutations.ts";
import { SUBSCRIPTION_FAILED, useSubscriptionFailure } from "./use-subscription-failure.ts";

type CancelDialogProps = {
  isOperator: boolean;
  /** the end of the paid period, free days included; null while its payment has failed */
  periodEndsAt: string | null;
  onClose: () => void;
};

/** Shows the dialog that asks, then ends the subscription with the paid period. */
export function CancelDialog({ isOperator, periodEndsAt, onClose }: CancelDialogProps) {
  const showFailure = useSubscriptionFailure();
  const { mutateAsync: cancel, isPending } = useCancelSubscription();
  const confirm = async () => {
    try {
      await cancel();
      toast({
        title: t("Subscription canceled"),
        description: t("Your subscription has been canceled successfully"),
      });
    } catch (error) {
      const title: PlainText =
        statusOf(error) === undefined ? "Cancellation Error" : "Failed to cancel subscription";
      showFailure({ ...SUBSCRIPTION_FAILED, title }, error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("Cancel subscription")}
      description={[
        periodEndsAt
          ? publicUntil(isOperator, periodEndsAt)
          : t("A payment that failed is still due, and your plan ends with the current period."),
        t("Until then you can change your mind. Your photo, links and reviews are kept in any case."),
      ].join(" ")}
      confirm={t("Cancel subscription")}
      cancel={t("Keep my plan")}
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
