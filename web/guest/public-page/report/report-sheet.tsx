import { useEffect, useRef, useState } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { toast } from "#web/ui/toast.ts";
import { Lost } from "../../sheet/lost.tsx";
import { Sheet } from "../../sheet/sheet.tsx";
import { showReport } from "../../sheet/show-report.ts";

type ReportSheetProps = { address: string; onClose: () => void };

/** Shows the report of a review, or of the page, in a sheet. The server makes its form. */
export function ReportSheet({ address, onClose }: ReportSheetProps) {
  const { texts } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<{ retry: () => void } | null>(null);
  const [title, setTitle] = useState<string>(texts.report);
  useEffect(() => {
    const { current: shown } = place;
    if (!shown) return undefined;
    const close = () => shown.closest("dialog")?.querySelector<HTMLElement>(".x")?.click();
    return showReport(shown, {
      address,
      close,
      titled: setTitle,
      sent: (thanks) => {
        close();
        toast({ title: thanks });
      },
      onLost: (retry) => setLost(retry && { retry }),
    });
  }, [address]);
  return (
    <Sheet title={title} onClose={onClose}>
      {lost && <Lost {...lost} />}
      <div ref={place} tabIndex={-1} hidden={lost !== null}>
        <p className="none">{texts.loadingMore}</p>
      </div>
    </Sheet>
  );
}
