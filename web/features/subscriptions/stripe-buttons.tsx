import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { openCheckout, openPortal } from "./mutations.ts";
import { CHECKOUT_FAILED, SUBSCRIPTION_FAILED, useSubscriptionFailure } from "./use-subscription-failure.ts";
import { useStripePage } from "./use-stripe-page.ts";

type SubscribeButtonProps = {
  /** whether the screen has another main action */
  quiet: boolean;
  /** loads a price that isn't shown yet, because no one may come to a payment without having seen the price */
  loadPrice: (() => Promise<unknown>) | undefined;
};

/** Shows the button that goes to Stripe's checkout. */
export function SubscribeButton({ quiet, loadPrice }: SubscribeButtonProps) {
  const showFailure = useSubscriptionFailure();
  const open = async () => {
    if (!loadPrice) return openCheckout();
    await loadPrice();
    return undefined;
  };
  const { isLeaving, leave } = useStripePage(open, (error) => showFailure(CHECKOUT_FAILED, error));
  return (
    <Button
      {...(quiet ? { variant: "line" } : { variant: "accent", size: "lg" })}
      busy={isLeaving}
      onClick={leave}
    >
      {t("Subscribe")}
    </Button>
  );
}

/** Shows the button that goes to Stripe's page for cards and invoices. */
export function PortalLink() {
  const showFailure = useSubscriptionFailure();
  const { isLeaving, leave } = useStripePage(openPortal, (error) => showFailure(SUBSCRIPTION_FAILED, error));
  return (
    <TextButton
      aria-busy={isLeaving || undefined}
      aria-disabled={isLeaving || undefined}
      onClick={isLeaving ? undefined : leave}
    >
      {isLeaving && <Spinner />} {t("Billing, cards and invoices")}
    </TextButton>
  );
}
