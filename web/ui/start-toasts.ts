import { showNote } from "./note.ts";
import type { ToasterLabels } from "./toaster.tsx";
import { showStoredToast, toastStore } from "./toast.ts";

/** Loads the toaster ahead of the first message. */
export const loadToaster = () => import("./toaster-root.tsx");

/** Loads the toaster at the first message, which may be the previous page's. `labels`: the app's by default. */
export function startToasts(labels?: ToasterLabels): void {
  const unsubscribe = toastStore.subscribe(() => {
    unsubscribe();
    loadToaster().then(
      ({ mountToaster }) => mountToaster(labels),
      (error: unknown) => {
        console.error(error);
        const message = toastStore.get();
        // The toaster's chunk can't be loaded.
        if (message) showNote([message.title, message.description].filter(Boolean).join("\n"));
        // The next message tries again.
        startToasts(labels);
      },
    );
  });
  showStoredToast();
}
