import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { openCheckout, openPortal } from "./calls.ts";
import { CHECKOUT_WORDS, PLAN_WORDS, tellFailure } from "./failure.ts";
import { useStripePage } from "./use-stripe-page.ts";

/** Leads to the page to pay on. `quiet` where the screen has another main action. */
export function SubscribeButton({ quiet }: { quiet: boolean }) {
  const client = useQueryClient();
  const { isLeaving, leave } = useStripePage(openCheckout, (error) =>
    tellFailure(client, CHECKOUT_WORDS, error),
  );
  return (
    <Button
      {...(quiet ? { variant: "line" } : { variant: "accent", size: "lg" })}
      busy={isLeaving}
      onClick={leave}
    >
      Subscribe
    </Button>
  );
}

/** Leads to Stripe's own page for what has been paid and is to be paid. */
export function PortalLink() {
  const client = useQueryClient();
  const { isLeaving, leave } = useStripePage(openPortal, (error) => tellFailure(client, PLAN_WORDS, error));
  return (
    <button
      type="button"
      className="tlink"
      aria-busy={isLeaving || undefined}
      aria-disabled={isLeaving || undefined}
      onClick={isLeaving ? undefined : leave}
    >
      {isLeaving && <Spinner />} Billing, cards and invoices
    </button>
  );
}
