import { createRoot } from "react-dom/client";
import { Toaster, type ToasterLabels } from "./toaster.tsx";

/** Mounts the toaster at the end of the page, in a root of its own, because the page's root is hydrated. */
export function mountToaster(labels?: ToasterLabels): void {
  const host = document.createElement("div");
  document.body.appendChild(host);
  createRoot(host).render(<Toaster {...(labels && { labels })} />);
}
