import { HandCoins } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Filled } from "#texts/guest/filled.tsx";
import { useLocale } from "#texts/guest/use-locale.ts";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import type { ShownLink } from "../parts/shown-link.ts";
import { TipLinks } from "../parts/tip-links.tsx";
import { opensSheet } from "../sheet/opens-sheet.ts";

const LeaveTip = () => (
  <>
    <HandCoins size={24} />
    {useLocale().texts.leaveTip}
  </>
);

type SupportProps = {
  name: string;
  links: ShownLink[];
  /** the address of the tip page; null where there are only the links */
  tipPage: string | null;
  onTip: () => void;
  section: RefObject<HTMLElement | null>;
};

/**
 * Shows 'Support Me'. With JavaScript its button opens a sheet. Without it the button leads to the tip page, or the methods
 * unfold below it.
 */
export function Support({ name, links, tipPage, onTip, section }: SupportProps) {
  const { texts } = useLocale();
  const [ready, setReady] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Methods that were unfolded before hydration stay unfolded.
  useEffect(() => setReady(details.current?.open !== true), []);
  return (
    <section className="block tip" id="support" ref={section}>
      <h2>{texts.supportMe}</h2>
      <p>
        <Filled text={texts.tipLead}>
          <bdi>{name}</bdi>
        </Filled>
      </p>
      {ready && (
        <button
          className="btn accent lg block"
          type="button"
          aria-haspopup="dialog"
          data-event="tip-open"
          onClick={onTip}
        >
          <LeaveTip />
        </button>
      )}
      {!ready && tipPage !== null && (
        <a className="btn accent lg block" href={tipPage} data-event="tip-open">
          <LeaveTip />
        </a>
      )}
      {!ready && tipPage === null && (
        <details ref={details}>
          <summary className="btn accent lg block" data-event="tip-open">
            <LeaveTip />
          </summary>
          <h3 id="ways">{texts.paymentMethod}</h3>
          <TipLinks links={links} />
        </details>
      )}
    </section>
  );
}

type TipBarProps = {
  /** where the button leads without a script; the methods' own address unfolds them */
  address: string;
  onTip: () => void;
  support: RefObject<HTMLElement | null>;
};

/** Shows the same button at the bottom of a phone's screen, while the one in `support` can't be seen. */
export function TipBar({ support, address, onTip }: TipBarProps) {
  const { texts } = useLocale();
  const [covered, setCovered] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!support.current || !("IntersectionObserver" in window)) return undefined;
    const page = support.current.ownerDocument;
    const observer = new IntersectionObserver(([entry]) => setCovered(entry?.isIntersecting === true), {
      // The preview beside the form shows the page in a document of its own.
      root: page === document ? null : page,
      // The section counts as in sight once it is above the bar.
      rootMargin: "0px 0px -80px 0px",
    });
    observer.observe(support.current);
    return () => observer.disconnect();
  }, [support]);
  useToastLift(bar, covered);
  return (
    <aside ref={bar} className={covered ? "bar away" : "bar"} aria-label={texts.tip}>
      <a className="btn accent lg" href={address} data-event="tip-open" onClick={opensSheet(onTip)}>
        <LeaveTip />
      </a>
    </aside>
  );
}
