import { useState } from "react";
import { isAmount, isCurrency } from "#schema/currency.ts";
import { type PresentedWay, presentWay } from "#schema/payment-ways/presentation.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { amountText } from "#web/tip-page/tip-formats.ts";
import type { PocketGuide } from "#web/features/session/pocket-copy.ts";
import { WayCode } from "./way-code.tsx";

type Choice = { text: string; isChosen: boolean; choose: () => void };

const Choices = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <div className="choices" role="group" aria-label={label}>
    {choices.map(({ text, isChosen, choose }) => (
      <button key={text} type="button" aria-pressed={isChosen} onClick={choose}>
        {text}
      </button>
    ))}
  </div>
);

/** The amounts that a way can carry, and none. */
function amountsOf(guide: PocketGuide, present: (amount?: number) => PresentedWay): number[] {
  const { currency, tipAmounts } = guide;
  if (!isCurrency(currency)) return [];
  return tipAmounts.filter((amount) => isAmount(amount, currency) && present(amount).amountCarried);
}

type SlideProps = {
  guide: PocketGuide;
  /** only the code and the name are shown */
  isBare: boolean;
  onTap: () => void;
};

/** A profile's code as large as the screen; of its page, or of a way to tip. */
export function Slide({ guide, isBare, onTap }: SlideProps) {
  const [chosen, setChosen] = useState<{ way: number; amount?: number } | null>(null);
  const { name, tag, url, ways } = guide;
  const currency = isCurrency(guide.currency) ? guide.currency : null;
  const way = chosen === null ? undefined : ways[chosen.way];
  const present = (amount?: number) =>
    way && presentWay(way, { guideName: name, currency, ...(amount !== undefined && { amount }) });
  const shown = present(chosen?.amount);
  const amounts = chosen && currency ? amountsOf(guide, (amount) => present(amount) as PresentedWay) : [];
  return (
    <section className="slide" aria-label={name}>
      <h1 dir="auto">{name}</h1>
      <p className="tag" dir="auto">
        {shown ? [shown.label, shown.holder].filter(Boolean).join(" · ") : tag}
      </p>
      <button className="code" type="button" aria-pressed={isBare} aria-label="Only the code" onClick={onTap}>
        {shown?.code === undefined ? (
          <QrCode value={scanAddress(url, "pocket")} size={512} quiet={4} />
        ) : (
          <WayCode text={shown.code} label={shown.label} />
        )}
      </button>
      {!isBare && (
        <div className="below">
          {shown === undefined && (
            <p className="does">
              Tip <i /> Review <i /> Book
            </p>
          )}
          {chosen && currency && amounts.length > 0 && (
            <Choices
              label="Amount"
              choices={[
                ...amounts.map((amount) => ({
                  text: amountText(amount, currency, "en"),
                  isChosen: chosen.amount === amount,
                  choose: () => setChosen({ way: chosen.way, amount }),
                })),
                {
                  text: "Any amount",
                  isChosen: chosen.amount === undefined,
                  choose: () => setChosen({ way: chosen.way }),
                },
              ]}
            />
          )}
          {ways.length > 0 && (
            <Choices
              label="Show to a guest"
              choices={[
                { text: "My page", isChosen: chosen === null, choose: () => setChosen(null) },
                ...ways.map((one, index) => ({
                  text: presentWay(one, { guideName: name, currency: null }).label,
                  isChosen: chosen?.way === index,
                  choose: () => setChosen({ way: index }),
                })),
              ]}
            />
          )}
        </div>
      )}
    </section>
  );
}
