import { useEffect, useRef, useState } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import { toast } from "#web/ui/toast.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { loadReportForm, sendReport } from "./report-calls.ts";

type ReportSheetProps = { address: string; onClose: () => void };

/**
 * Shows the report of a review in a sheet. The server makes its form; where it can't be loaded the browser goes to its
 * page.
 */
export function ReportSheet({ address, onClose }: ReportSheetProps) {
  const { words } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string>(words.report);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const root = place.current;
    if (!root) return undefined;
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
      } else if (problem) problem.textContent = status === 429 ? words.tooMany : words.tryAgain;
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
    loadReportForm(address, signal).then(
      (html) => {
        root.innerHTML = html;
        setTitle(root.querySelector("form")?.dataset.title ?? words.report);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        location.assign(address);
      },
    );
    return () => leaving.abort();
  }, [address, words]);
  return (
    <Sheet title={title} onClose={onClose}>
      <div ref={place}>
        <p className="none">{words.loadingMore}</p>
      </div>
    </Sheet>
  );
}
