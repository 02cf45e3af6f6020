import { HandCoins } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Filled } from "#web/i18n/filled.tsx";
import { useLocale } from "#web/i18n/use-locale.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import { OutArrow } from "../symbols.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import type { ShownLink } from "../view.ts";

const TipLinks = ({ links }: { links: ShownLink[] }) => (
  <>
    {links.map(({ field, label, url }) => (
      <a key={field} className="pay" href={url} target="_blank" rel="noopener noreferrer">
        <span className="tile">
          <BrandIcon name={field} size={22} />
        </span>
        <span>{label}</span>
        <OutArrow className="go flip" size={22} />
      </a>
    ))}
  </>
);

/** The payment methods as a sheet. */
export const TipSheet = ({ links, onClose }: { links: ShownLink[]; onClose: () => void }) => (
  <Sheet title={useLocale().words.paymentMethod} onClose={onClose}>
    <TipLinks links={links} />
  </Sheet>
);

const LeaveTip = () => (
  <>
    <HandCoins size={24} />
    {useLocale().words.leaveTip}
  </>
);

type SupportProps = {
  name: string;
  links: ShownLink[];
  tipPage: string | null;
  onTip: () => void;
  section: RefObject<HTMLElement | null>;
};

/** The button below which the methods unfold without JavaScript; with it they come as a sheet. */
function UnfoldingTips({ links, onTip }: { links: ShownLink[]; onTip: () => void }) {
  const { words } = useLocale();
  const [ready, setReady] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Methods that were unfolded before hydration stay unfolded.
  useEffect(() => setReady(details.current?.open !== true), []);
  if (ready)
    return (
      <button className="btn accent lg block" type="button" aria-haspopup="dialog" onClick={onTip}>
        <LeaveTip />
      </button>
    );
  return (
    <details ref={details}>
      <summary className="btn accent lg block">
        <LeaveTip />
      </summary>
      <h3>{words.paymentMethod}</h3>
      <TipLinks links={links} />
    </details>
  );
}

/** The link to the tip page, which opens in a sheet where there is JavaScript. */
const TipLink = ({ className, href, onTip }: { className: string; href: string; onTip: () => void }) => (
  <a
    className={className}
    href={href}
    aria-haspopup="dialog"
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onTip();
    }}
  >
    <LeaveTip />
  </a>
);

/** 'Support Me', with the way to the payment methods. */
export function Support({ name, links, tipPage, onTip, section }: SupportProps) {
  const { words } = useLocale();
  return (
    <section className="block tip" id="support" ref={section}>
      <h2>{words.supportMe}</h2>
      <p>
        <Filled text={words.tipLead}>
          <bdi>{name}</bdi>
        </Filled>
      </p>
      {tipPage === null ? (
        <UnfoldingTips links={links} onTip={onTip} />
      ) : (
        <TipLink className="btn accent lg block" href={tipPage} onTip={onTip} />
      )}
    </section>
  );
}

/** The same button at the bottom of a phone's screen, while the one in `support` can't be seen. */
export function TipBar({
  support,
  tipPage,
  onTip,
}: Pick<SupportProps, "tipPage" | "onTip"> & { support: RefObject<HTMLElement | null> }) {
  const { words } = useLocale();
  const [covered, setCovered] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!support.current || !("IntersectionObserver" in window)) return undefined;
    const page = support.current.ownerDocument;
    const observer = new IntersectionObserver(([entry]) => setCovered(entry?.isIntersecting === true), {
      // On the phone beside the form, the page is a document in the document.
      root: page === document ? null : page,
      // In sight means above the bar.
      rootMargin: "0px 0px -80px 0px",
    });
    observer.observe(support.current);
    return () => observer.disconnect();
  }, [support]);
  useToastLift(bar, covered);
  return (
    <aside ref={bar} className={covered ? "bar away" : "bar"} aria-label={words.tip}>
      <TipLink className="btn accent lg" href={tipPage ?? "#support"} onTip={onTip} />
    </aside>
  );
}
