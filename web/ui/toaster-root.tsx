import { createRoot } from "react-dom/client";
import { Toaster, type ToasterLabels } from "./toaster.tsx";

/** Puts the message area at the end of the page, in a tree of its own: the page itself stays as it was hydrated. */
export function mountToaster(labels?: ToasterLabels): void {
  const host = document.createElement("div");
  document.body.appendChild(host);
  createRoot(host).render(<Toaster {...(labels && { labels })} />);
}
