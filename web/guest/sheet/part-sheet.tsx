import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { retryOnline } from "#web/lib/retry-online.ts";
import { leaveFor } from "./leave-for.ts";
import { beginPart } from "./load-part.ts";
import { Lost } from "./lost.tsx";
import { partOf } from "./part-address.ts";
import { Sheet } from "./sheet.tsx";

/**
 * Fills a place with the content of a page, and returns the function that stops it. `lost`: takes what is to be tried
 * again where no response comes.
 */
export type ShowPart = (place: HTMLElement, address: string, lost: (retry: () => void) => void) => () => void;

type PartSheetProps = {
  title: string;
  /** the page's address, where the browser goes when the server refuses the content */
  address: string;
  /** loads what fills the sheet */
  load: (() => Promise<ShowPart>) | undefined;
  onClose: () => void;
  /** what is there until the content comes, and without it; the sheet says that it is loading where nothing is */
  children?: ReactNode;
};

/** Shows a page's content in a sheet. The server makes its HTML for this guest. */
export function PartSheet({ title, address, load, onClose, children }: PartSheetProps) {
  const { texts } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // It is rendered once: what fills it since isn't React's.
  const [content] = useState(
    <div ref={place} className="part" tabIndex={-1} aria-busy={!children}>
      {children || <p className="none">{texts.loadingMore}</p>}
    </div>,
  );
  const [lost, setLost] = useState<{ retry: () => void } | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    const network = retryOnline((retry) => setLost(retry && { retry }));
    let giveUp: (() => void) | undefined;
    const begin = () => {
      if (!load) return;
      giveUp?.();
      giveUp = beginPart(partOf(address));
      void load().then(
        (show) => {
          if (!closed && place.current) stop = show(place.current, address, network.lost);
        },
        async (error: unknown) => {
          console.error(error);
          const isLeaving = await leaveFor(address, () => closed);
          if (!closed && !isLeaving) network.lost(begin);
        },
      );
    };
    begin();
    return () => {
      closed = true;
      network.stop();
      stop?.();
      giveUp?.();
    };
  }, [address, load]);
  return (
    <Sheet title={title} onClose={onClose}>
      {lost && <Lost {...lost} />}
      <div hidden={lost !== null && !children}>{content}</div>
    </Sheet>
  );
}
