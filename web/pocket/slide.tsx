import { useState } from "react";
import { isAmount, isCurrency } from "#schema/currency.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { labelsOf, type PresentedWay, presentWay } from "#payment-codes/presentation.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { QrSvg } from "#web/features/sharing/qr-svg.tsx";
import { scanAddress } from "#web/features/sharing/scan-address.ts";
import { amountText } from "#web/guest/tip-page/tip-formats.ts";
import type { PocketGuide } from "#web/features/session/pocket-copy.ts";
import { appLocale, t, tMessage } from "#texts/app/t.ts";

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

/** Lists the amounts that a way's code can hold. */
function amountsOf(guide: PocketGuide, present: (amount?: number) => PresentedWay): number[] {
  const { currency, tipAmounts } = guide;
  if (!isCurrency(currency)) return [];
  return tipAmounts.filter((amount) => isAmount(amount, currency) && present(amount).amountCarried);
}

/** Names a way: as its guide has written it, else in the app's language. */
function nameOf(way: PaymentWay): string {
  const { label } = labelsOf(way);
  return way.label ? label : tMessage(label);
}

type SlideProps = {
  guide: PocketGuide;
  /** whether only the code and the name are shown */
  isBare: boolean;
  onTap: () => void;
};

/** Shows a profile's code as large as the screen: its page's, or that of a way to tip. */
export function Slide({ guide, isBare, onTap }: SlideProps) {
  const [chosen, setChosen] = useState<{ way: number; amount?: number } | null>(null);
  const { name, tag, url, ways, hasTours = false } = guide;
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
        {way ? [nameOf(way), shown?.holder].filter(Boolean).join(" · ") : tag}
      </p>
      <button
        className="code"
        type="button"
        aria-pressed={isBare}
        aria-label={t("Only the code")}
        onClick={onTap}
      >
        {!way || shown?.code === undefined ? (
          <QrCode value={scanAddress(url, "pocket")} size={512} quiet={4} />
        ) : (
          <QrSvg value={shown.code} size={512} title={t("Code for {label}", { label: nameOf(way) })} />
        )}
      </button>
      {!isBare && (
        <div className="below">
          {shown === undefined && (
            <p className="does">
              {t("Tip")} <i /> {t("Review")} <i /> {hasTours ? t("Book") : t("Contact")}
            </p>
          )}
          {chosen && currency && amounts.length > 0 && (
            <Choices
              label={t("Amount")}
              choices={[
                ...amounts.map((amount) => ({
                  text: amountText(amount, currency, appLocale()),
                  isChosen: chosen.amount === amount,
                  choose: () => setChosen({ way: chosen.way, amount }),
                })),
                {
                  text: t("Any amount"),
                  isChosen: chosen.amount === undefined,
                  choose: () => setChosen({ way: chosen.way }),
                },
              ]}
            />
          )}
          {ways.length > 0 && (
            <Choices
              label={t("Show to a guest")}
              choices={[
                { text: t("My page"), isChosen: chosen === null, choose: () => setChosen(null) },
                ...ways.map((one, index) => ({
                  text: nameOf(one),
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
