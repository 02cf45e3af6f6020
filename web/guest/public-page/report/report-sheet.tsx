import { useEffect, useRef, useState } from "react";
import type { PageTexts } from "#locales/guest.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { retryOnline } from "#web/lib/retry-online.ts";
import { toast } from "#web/ui/toast.ts";
import { loadPart, partFailed } from "../../sheet/load-part.ts";
import { Lost } from "../../sheet/lost.tsx";
import { Sheet } from "../../sheet/sheet.tsx";
import { sendReport } from "../../sheet/send-report.ts";

type ReportSheetProps = { address: string; onClose: () => void };

/** What a failed report says: what it lacks, that there is no network, that there were too many, or to try again. */
function failureOf(status: number, texts: PageTexts, { dataset }: HTMLFormElement): string {
  if (status === 400 && dataset.refused) return dataset.refused;
  return status === 0 ? texts.noNetwork : status === 429 ? texts.tooMany : texts.tryAgain;
}

/** Shows the report of a review, or of the page, in a sheet. The server makes its form. */
export function ReportSheet({ address, onClose }: ReportSheetProps) {
  const { texts } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<{ retry: () => void } | null>(null);
  const [title, setTitle] = useState<string>(texts.report);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const root = place.current;
    if (!root) return undefined;
    const network = retryOnline((retry) => setLost(retry && { retry }));
    const close = () => root.closest("dialog")?.querySelector<HTMLElement>(".x")?.click();
    const submit = async (form: HTMLFormElement) => {
      const problem = form.querySelector(".problem");
      const button = form.querySelector("button");
      button?.setAttribute("aria-busy", "true");
      const status = await sendReport(form);
      button?.removeAttribute("aria-busy");
      if (status === 202) {
        close();
        toast({ title: form.dataset.thanks ?? "" });
      } else if (problem) {
        problem.textContent = failureOf(status, texts, form);
        if (status === 400) form.querySelector("textarea")?.focus();
      }
    };
    root.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        if (event.target instanceof HTMLFormElement && !event.target.querySelector("[aria-busy]"))
          void submit(event.target);
      },
      { signal },
    );
    root.addEventListener(
      "click",
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest("[data-cancel]")) return;
        event.preventDefault();
        close();
      },
      { signal },
    );
    const load = async (): Promise<void> => {
      try {
        root.innerHTML = await loadPart(`${address}&part=1`, signal);
        setTitle(root.querySelector("form")?.dataset.title ?? texts.report);
      } catch (error) {
        if (!signal.aborted) partFailed(error, address, () => network.lost(() => void load()));
      }
    };
    void load();
    return () => {
      network.stop();
      leaving.abort();
    };
  }, [address, texts]);
  return (
    <Sheet title={title} onClose={onClose}>
      {lost && <Lost {...lost} />}
      <div ref={place} hidden={lost !== null}>
        <p className="none">{texts.loadingMore}</p>
      </div>
    </Sheet>
  );
}
