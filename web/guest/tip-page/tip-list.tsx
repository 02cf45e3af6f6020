import { ArrowUpRight, ChevronRight, CreditCard, Landmark, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { Filled } from "#texts/guest/filled.tsx";
import { TipMenu } from "#web/guest/parts/tip-links.tsx";
import { OTHER_MAX } from "./tip-amounts.ts";
import type { TipRow } from "./tip-rows.ts";
import type { TipView } from "./tip-view.ts";

/** The icons of ways that are no service's. Services show their first letter, never a logo. */
const ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ["card", <CreditCard key="card" size={22} />],
  ["stripe", <CreditCard key="stripe" size={22} />],
  ["iban", <Landmark key="iban" size={22} />],
  ["account", <Landmark key="account" size={22} />],
  ["bank-qr", <QrCode key="bank-qr" size={22} />],
]);

const Tile = ({ kind, label }: TipRow) => (
  <span className="tile" aria-hidden="true">
    {ICONS.get(kind) ?? [...label][0]?.toUpperCase()}
  </span>
);

function Row({ row }: { row: TipRow }) {
  const { label, note, filled, href, isOutside, key, of } = row;
  return (
    <li>
      <a
        className="pay"
        href={href}
        data-event={`tip-way ${key}`}
        data-way={of}
        {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : { "data-step": "" })}
      >
        <Tile {...row} />
        <span className="tx">
          <bdi>{label}</bdi>
          {note !== "" && <small>{note}</small>}
          {filled !== "" && <small>{filled}</small>}
        </span>
        {isOutside ? (
          <ArrowUpRight className="go flip" size={20} />
        ) : (
          <ChevronRight className="go flip" size={20} />
        )}
      </a>
    </li>
  );
}

/** Shows ways as rows. */
export const Rows = ({ rows }: { rows: TipRow[] }) => (
  <ul className="pays">
    {rows.map((row) => (
      <Row key={row.href} row={row} />
    ))}
  </ul>
);

/** Shows what a form sends along besides its own `field`. */
const BaseQuery = ({ view: { baseQuery }, field }: { view: TipView; field: string }) =>
  Object.entries(baseQuery)
    .filter(([name]) => name !== field)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** Says that the ways don't have the typed amount yet, as there is no network. The script shows it. */
const Lost = ({ catalogue: { noNetwork, again } }: TipView) => (
  <div className="lost none" role="alert" hidden>
    <p>{noNetwork}</p>
    <button className="btn line" type="button">
      {again}
    </button>
  </div>
);

/** Shows the amounts as links, and a form for another one that needs no script. */
function Amounts({ view }: { view: TipView }) {
  const { texts, address, amounts, other, isAmountRefused } = view;
  const later = amounts[amounts.length - 1];
  return (
    <div className="amounts" role="group" aria-label={texts.amount}>
      {amounts.slice(0, -1).map(({ text, href, isChosen }) => (
        <a key={href} className="amount" href={href} data-step="" aria-current={isChosen || undefined}>
          {text}
        </a>
      ))}
      {other && (
        <details className="other-amount" open={other.isChosen || isAmountRefused || undefined}>
          <summary className="amount">{texts.other}</summary>
          <form action={address} className="ask">
            <BaseQuery view={view} field="amount" />
            <span className="inp">
              <input
                name="other"
                aria-label={other.label}
                inputMode="decimal"
                autoComplete="off"
                required
                maxLength={OTHER_MAX}
                placeholder={other.label}
                defaultValue={other.value}
                aria-invalid={isAmountRefused || undefined}
                aria-describedby={isAmountRefused ? "amount-refused" : undefined}
              />
            </span>
            <button className="btn ink">{texts.use}</button>
          </form>
        </details>
      )}
      {later && (
        <a className="amount later" href={later.href} data-step="" aria-current={later.isChosen || undefined}>
          {later.text}
        </a>
      )}
      {isAmountRefused && (
        <p className="msg" id="amount-refused" role="alert">
          {texts.amountRefused}
        </p>
      )}
      {other && <Lost {...view} />}
    </div>
  );
}

/** Says what a guest can do where none of the ways works with the guest's bank. */
const NoBank = ({ noBank, callMe }: TipView) =>
  noBank && (
    <p className="no-bank">
      <Filled text={noBank}>
        <bdi translate="no">{callMe}</bdi>
      </Filled>
    </p>
  );

/** Shows 'I bank in …', a form whose answer changes the order of the ways. */
const Banks = ({ view }: { view: TipView }) => {
  const { texts, address, banks, bank } = view;
  return (
    <form className="ask banks" action={address}>
      <BaseQuery view={view} field="bank" />
      <label className="fld">
        <span className="lab">{texts.bankIn}</span>
        <span className="inp">
          <select name="bank" autoComplete="country" defaultValue={bank ?? ""}>
            <option value="">{texts.anyCountry}</option>
            {banks.map(({ code, name }) => (
              <option key={code} value={code} selected={code === bank || undefined}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </label>
      <button className="btn line">{texts.show}</button>
    </form>
  );
};

const AllWays = ({ view }: { view: TipView }) => (
  <>
    {view.first.length > 0 && <Rows rows={view.first} />}
    <Banks view={view} />
    {view.others.length > 0 && (
      <section className="group">
        <h3>{view.texts.otherWays}</h3>
        <Rows rows={view.others} />
      </section>
    )}
  </>
);

/** Shows every way to tip the guide, those that work for the guest first, or the menu of the six fields. */
export const TipList = ({ view, heading }: { view: TipView; heading: string | null }) => (
  <>
    {heading !== null && <h2>{heading}</h2>}
    <p className="lead">
      <Filled text={view.lead.text}>
        <span dir="auto" translate="no">
          {view.lead.name}
        </span>
      </Filled>
    </p>
    {view.amounts.length > 0 && <Amounts view={view} />}
    <NoBank {...view} />
    {view.menu ? <TipMenu links={view.menu} /> : <AllWays view={view} />}
  </>
);
