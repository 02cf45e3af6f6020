import type { Catalogue } from "#web/i18n/catalogue.ts";
import { showStoredToast, type ToastMessage, toastStore } from "#web/ui/toast.ts";

/** ms */
const SHOWN = 5000;

/** The words alone, where the message area can't be had. */
function sayPlainly({ title, description }: ToastMessage): void {
  const note = document.createElement("p");
  note.className = "say";
  note.setAttribute("role", "alert");
  note.textContent = [title, description].filter(Boolean).join(". ");
  document.body.appendChild(note);
  setTimeout(() => note.remove(), SHOWN);
}

/** Loads the message area with the first message, the one left by the page before included. */
export function startToasts(words: Catalogue): void {
  const unsubscribe = toastStore.subscribe(() => {
    unsubscribe();
    import("./toaster-root.tsx").then(
      ({ mountToaster }) => mountToaster(words),
      (error: unknown) => {
        console.error(error);
        const message = toastStore.get();
        if (message) sayPlainly(message);
        // The next message tries again.
        startToasts(words);
      },
    );
  });
  showStoredToast();
}
