import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { t } from "#texts/app/t.ts";
import { openCheckout, openPortal } from "./mutations.ts";
import { CHECKOUT_FAILED, SUBSCRIPTION_FAILED, useSubscriptionFailure } from "./use-subscription-failure.ts";
import { useStripePage } from "./use-stripe-page.ts";

type SubscribeButtonProps = {
  /** how much it asks for: the screen's main action, one beside it, or words */
  look: "accent" | "line" | "text";
  /** loads a price that isn't shown yet, because no one may come to a payment without having seen the price */
  loadPrice: (() => Promise<unknown>) | undefined;
};

/** Shows the button that goes to Stripe's checkout. */
export function SubscribeButton({ look, loadPrice }: SubscribeButtonProps) {
  const showFailure = useSubscriptionFailure();
  const open = async () => {
    if (!loadPrice) return openCheckout();
    await loadPrice();
    return undefined;
  };
  const { isLeaving, leave } = useStripePage(open, (error) => showFailure(CHECKOUT_FAILED, error));
  if (look === "text") return <TextAction isBusy={isLeaving} text={t("Subscribe")} onClick={leave} />;
  return (
    <Button variant={look} {...(look === "accent" && { size: "lg" })} busy={isLeaving} onClick={leave}>
      {t("Subscribe")}
    </Button>
  );
}

type TextActionProps = { isBusy: boolean; text: string; onClick: () => void };

/** Shows a button of words that leads to Stripe, and a spinner on the way there. */
const TextAction = ({ isBusy, text, onClick }: TextActionProps) => (
  <TextButton
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy && <Spinner />} {text}
  </TextButton>
);

/** Shows the button that goes to Stripe's page for cards and invoices, large where a payment has failed. */
export function PortalLink({ isOwed }: { isOwed: boolean }) {
  const showFailure = useSubscriptionFailure();
  const { isLeaving, leave } = useStripePage(openPortal, (error) => showFailure(SUBSCRIPTION_FAILED, error));
  if (isOwed)
    return (
      <Button busy={isLeaving} onClick={leave}>
        {t("Check your card")}
      </Button>
    );
  return <TextAction isBusy={isLeaving} text={t("Billing, cards and invoices")} onClick={leave} />;
}
