import { createRoot } from "react-dom/client";
import { Toaster, type ToasterLabels } from "./toaster.tsx";

/** Puts the toaster at the end of the page, in a root of its own: the page's is hydrated as the server rendered it. */
export function mountToaster(labels?: ToasterLabels): void {
  const host = document.createElement("div");
  document.body.appendChild(host);
  createRoot(host).render(<Toaster {...(labels && { labels })} />);
}
