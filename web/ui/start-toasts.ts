import type { ToasterLabels } from "./toaster.tsx";
import { showStoredToast, type ToastMessage, toastStore } from "./toast.ts";

/** ms that a plain text is shown */
const SHOWN_FOR = 5000;

/** Loads the toaster ahead of the first message. */
export const loadToaster = () => import("./toaster-root.tsx");

/** Shows a message as plain text, where the toaster's chunk can't be loaded. */
function showPlainText({ title, description }: ToastMessage): void {
  const note = document.createElement("p");
  note.className = "say";
  note.setAttribute("role", "alert");
  note.textContent = [title, description].filter(Boolean).join("\n");
  document.body.appendChild(note);
  setTimeout(() => note.remove(), SHOWN_FOR);
}

/** Loads the toaster at the first message, which may be the previous page's. `labels`: the app's by default. */
export function startToasts(labels?: ToasterLabels): void {
  const unsubscribe = toastStore.subscribe(() => {
    unsubscribe();
    loadToaster().then(
      ({ mountToaster }) => mountToaster(labels),
      (error: unknown) => {
        console.error(error);
        const message = toastStore.get();
        if (message) showPlainText(message);
        // The next message tries again.
        startToasts(labels);
      },
    );
  });
  showStoredToast();
}
