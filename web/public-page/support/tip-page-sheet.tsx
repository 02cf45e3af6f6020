import { useEffect, useRef } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import type { LazyChunks } from "../lazy-chunks.ts";
import { Sheet } from "../sheet/sheet.tsx";

type TipPageSheetProps = { address: string; chunks: LazyChunks | undefined; onClose: () => void };

/** The tip page in a sheet: its HTML is the server's, made for this guest. */
export function TipPageSheet({ address, chunks, onClose }: TipPageSheetProps) {
  const { words } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let closed = false;
    chunks?.tips().then(
      ({ showTips }) => {
        if (!closed && place.current) stop = showTips(place.current, address);
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
  }, [address, chunks]);
  return (
    <Sheet title={words.paymentMethod} onClose={onClose}>
      <div ref={place} className="tip-place" tabIndex={-1} aria-busy="true">
        <p className="none">{words.loadingMore}</p>
      </div>
    </Sheet>
  );
}
