import { retryOnline } from "#web/lib/retry-online.ts";
import { loadPart, partFailed } from "./load-part.ts";
import { sendReport } from "./send-report.ts";

type Around = {
  /** the address of the report's page */
  address: string;
  close: () => void;
  /** takes the title of the form, once it is there */
  titled: (title: string) => void;
  /** takes the form's thanks, once its report was taken */
  sent: (thanks: string, form: HTMLFormElement) => void;
  /** takes what tries again where no response comes, and null while there is nothing to try */
  onLost: (again: (() => void) | null) => void;
};

/**
 * Shows the form of a report in the place that a sheet has for it, where the server makes it, and sends it. Returns the function
 * that stops it.
 */
export function showReport(place: HTMLElement, { address, close, titled, sent, onLost }: Around): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const network = retryOnline(onLost);
  place.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement)) return;
      void sendReport(form).then((isTaken) => {
        if (isTaken && !signal.aborted) sent(form.dataset.thanks ?? "", form);
      });
    },
    { signal },
  );
  place.addEventListener(
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
      place.innerHTML = await loadPart(`${address}&part=1`, signal);
      const title = place.querySelector("form")?.dataset.title;
      if (title) titled(title);
      // It comes behind the button that had the focus, or in place of one that is gone.
      place.focus({ preventScroll: true });
    } catch (error) {
      if (!signal.aborted) partFailed(error, address, () => network.lost(() => void load()));
    }
  };
  void load();
  return () => {
    network.stop();
    leaving.abort();
  };
}
