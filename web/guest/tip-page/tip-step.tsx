import { ArrowLeft, ArrowUpRight, Copy, Image } from "lucide-react";
import { Filled } from "#texts/guest/filled.tsx";
import { fillText } from "#texts/fill.ts";
import { isolated } from "#texts/isolated.ts";
import type { OpenedWay, TipView } from "./tip-view.ts";

/** The rails whose apps often refuse a link: what to copy comes first. */
const COPIED_FIRST: ReadonlySet<string> = new Set(["upi", "vipps", "mobilepay"]);

type StepProps = { view: TipView; step: OpenedWay };

/**
 * Labels what can be copied. Names that belong to a rail aren't translated. The label of the amount has the currency,
 * because a bank's field takes the number alone.
 */
const labelOf = (what: OpenedWay["copies"][number]["what"], { texts, other }: TipView): string =>
  ({
    name: texts.name,
    iban: "IBAN",
    bic: "BIC",
    account: texts.account,
    bank: texts.bank,
    key: texts.key,
    "pix-code": "Pix copia e cola",
    upi: "UPI ID",
    number: texts.number,
    email: texts.email,
    amount: other?.label ?? texts.amount,
    message: texts.message,
  })[what];

const Copies = ({ view, step }: StepProps) => (
  <ul className="copies">
    {step.copies.map(({ what, text, copy }) => (
      <li key={what}>
        <span className="value">
          <small>{labelOf(what, view)}</small>
          <b dir={what === "name" ? "auto" : "ltr"} className={what === "pix-code" ? "long" : undefined}>
            {text}
          </b>
        </span>
        <button
          className="btn line js"
          type="button"
          data-copy={copy}
          data-copied={view.texts.copied}
          aria-label={`${view.texts.copy}: ${labelOf(what, view)}`}
        >
          <Copy size={20} />
          <span>{view.texts.copy}</span>
        </button>
      </li>
    ))}
  </ul>
);

const Code = ({ view: { texts }, step, picture }: StepProps & { picture: string }) => (
  <figure className="code">
    <img src={picture} width={180} height={180} alt={fillText(texts.codeOf, { rail: step.label })} />
    <figcaption>
      <b>{texts.otherPhone}</b>
      <p>{texts.otherPhoneText}</p>
      <a className="btn line" href={step.pictureFile} download={`${step.kind}.png`}>
        <Image size={20} />
        {texts.savePicture}
      </a>
      <p className="said" role="status" data-refused={texts.notSaved} />
    </figcaption>
  </figure>
);

/** Links to the way's app; an address of the web opens in a tab of its own. */
const Open = ({ view: { texts }, step, look }: StepProps & { look: string }) =>
  step.open !== undefined && (
    <>
      <a
        className={look}
        href={step.open}
        rel="noopener noreferrer"
        target={/^https?:/.test(step.open) ? "_blank" : undefined}
      >
        {fillText(texts.open, { app: isolated(step.label) })}
        <ArrowUpRight className="flip" size={22} />
      </a>
      <p className="fine">{texts.mayRefuse}</p>
    </>
  );

/** Shows one way: whom it pays, what to copy, and its code. `picture`: the code as a data URL. */
export const TipStep = ({ view, step, picture }: StepProps & { picture: string | null }) => {
  const { texts } = view;
  const isCopiedFirst = COPIED_FIRST.has(step.kind);
  return (
    <section className="way" data-key={step.key} data-way={step.of}>
      <div className="way-head">
        <a className="icon-btn flip" href={step.back} data-step="" aria-label={texts.back}>
          <ArrowLeft size={24} />
        </a>
        <h2 tabIndex={-1}>
          <bdi>{step.label}</bdi>
        </h2>
      </div>
      {step.holder !== undefined && (
        <p className="must">
          <Filled text={texts.mustShow}>
            <b>
              <bdi>{step.holder}</bdi>
            </b>
          </Filled>
        </p>
      )}
      {!isCopiedFirst && <Open view={view} step={step} look="btn accent lg block" />}
      <Copies view={view} step={step} />
      <p className="said" role="status" data-copied={texts.paste} data-refused={texts.notCopied} />
      {isCopiedFirst && <Open view={view} step={step} look="btn line sm" />}
      {picture !== null && <Code view={view} step={step} picture={picture} />}
    </section>
  );
};
