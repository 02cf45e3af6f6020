import { showStoredToast, toastStore } from "#web/ui/toast.ts";

/** Loads the message area with the first message, the one left by the page before included. */
export function startToasts(): void {
  const unsubscribe = toastStore.subscribe(() => {
    unsubscribe();
    import("./toaster-root.tsx").then(
      ({ mountToaster }) => mountToaster(),
      (error: unknown) => {
        // Offline: the next message tries again.
        console.error(error);
        startToasts();
      },
    );
  });
  showStoredToast();
}
