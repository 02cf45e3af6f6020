import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import { useKeepSubscription } from "./mutations.ts";
import { SUBSCRIPTION_FAILED, useSubscriptionFailure } from "./use-subscription-failure.ts";

const loadCancelDialog = () => import("./cancel-dialog.tsx");

type RenewalButtonProps = {
  isOperator: boolean;
  periodEndsAt: string | null;
  isCancelled: boolean;
  /** whether a payment has failed */
  isOwed: boolean;
};

/** Shows the button that cancels the subscription, or reverts its cancellation. */
export function RenewalButton({ isCancelled, isOwed, ...words }: RenewalButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const question = useLazyPart({ load: loadCancelDialog, isOpen: isAsking, onFailure: close });
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isCancelled);
  useLayoutEffect(() => {
    // The other button replaces the pressed one, which had the focus.
    if (before.current !== isCancelled && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    before.current = isCancelled;
  }, [isCancelled]);

  const showFailure = useSubscriptionFailure();
  const { mutateAsync: keepSubscription, isPending } = useKeepSubscription();
  const keep = async () => {
    try {
      await keepSubscription();
      toast({ title: t("Subscription kept"), description: t("It continues as before.") });
    } catch (error) {
      showFailure(SUBSCRIPTION_FAILED, error);
    }
  };
  return (
    <>
      {isCancelled ? (
        <Button ref={button} variant={isOwed ? "line" : "ink"} busy={isPending} onClick={() => void keep()}>
          {t("Keep my plan")}
        </Button>
      ) : (
        <TextButton quiet ref={button} onClick={() => setAsking(true)}>
          {t("Cancel subscription")}
        </TextButton>
      )}
      {isAsking && question && <question.CancelDialog {...words} onClose={close} />}
    </>
  );
}
