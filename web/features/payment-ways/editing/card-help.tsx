import { useState } from "react";
import type { Country } from "#schema/country.ts";
import { cardAcquirers } from "#payment-codes/card-acquirers.ts";
import { Help } from "#web/ui/field.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { placeName } from "#texts/app/country-names.ts";
import { listInSentence, t } from "#texts/app/t.ts";

/** Says who gives guides in this country a link by which any card can pay, once that is asked. */
export function CardHelp({ country }: { country: Country | null }) {
  const [isOpen, setOpen] = useState(false);
  const services = country === null ? [] : cardAcquirers(country);
  return (
    <div>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("How do I get one?")}
      </TextButton>
      {isOpen && (
        <Help>
          {country !== null && services.length > 0
            ? t(
                "In {country} you get one from {services}: open an account, make a payment link, paste it here. Ten minutes, once.",
                { country: placeName(country), services: listInSentence(services) },
              )
            : t(
                "Ask your bank for a payment link. Or choose Ko-fi under “Another way”: it takes cards and pays you by PayPal.",
              )}
        </Help>
      )}
    </div>
  );
}
