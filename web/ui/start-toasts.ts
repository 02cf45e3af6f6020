import type { ToasterLabels } from "./toaster.tsx";
import { showStoredToast, type ToastMessage, toastStore } from "./toast.ts";

/** ms */
const SHOWN = 5000;

/** Fetches the message area ahead of the first message. */
export const loadToaster = () => import("./toaster-root.tsx");

/** The words alone, where the message area can't be had. */
function sayPlainly({ title, description }: ToastMessage): void {
  const note = document.createElement("p");
  note.className = "say";
  note.setAttribute("role", "alert");
  note.textContent = [title, description].filter(Boolean).join(". ");
  document.body.appendChild(note);
  setTimeout(() => note.remove(), SHOWN);
}

/** Loads the message area with the first message, the one left by the page before included. Without labels it is English. */
export function startToasts(labels?: ToasterLabels): void {
  const unsubscribe = toastStore.subscribe(() => {
    unsubscribe();
    loadToaster().then(
      ({ mountToaster }) => mountToaster(labels),
      (error: unknown) => {
        console.error(error);
        const message = toastStore.get();
        if (message) sayPlainly(message);
        // The next message tries again.
        startToasts(labels);
      },
    );
  });
  showStoredToast();
}
