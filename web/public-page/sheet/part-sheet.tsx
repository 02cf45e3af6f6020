import { useEffect, useRef } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import { Sheet } from "./sheet.tsx";

/** Fills a place with the content of a page, and answers the function that stops it. */
type ShowPart = (place: HTMLElement, address: string) => () => void;

type PartSheetProps = {
  title: string;
  /** the page's address, where the browser goes when the content can't be shown here */
  address: string;
  /** loads what fills the sheet */
  load: (() => Promise<ShowPart>) | undefined;
  onClose: () => void;
};

/** Shows a page's content in a sheet. The server makes its HTML for this guest. */
export function PartSheet({ title, address, load, onClose }: PartSheetProps) {
  const { words } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    load?.().then(
      (show) => {
        if (!closed && place.current) stop = show(place.current, address);
      },
      (error: unknown) => {
        console.error(error);
        location.assign(address);
      },
    );
    return () => {
      closed = true;
      stop?.();
    };
  }, [address, load]);
  return (
    <Sheet title={title} onClose={onClose}>
      <div ref={place} className="part" tabIndex={-1} aria-busy="true">
        <p className="none">{words.loadingMore}</p>
      </div>
    </Sheet>
  );
}
