import { startApp } from "./app/start-app.tsx";
import { startAppToasts } from "./app/start-app-toasts.ts";

// The app's own sheet has the styles that pages share, because another sheet would cost each page a request.
import.meta.glob(["./ui/*.module.css", "!./ui/{dialog*,toaster}.module.css"], { eager: true });

// A message from the last page is shown in the words that came with this one.
void startApp(startAppToasts);
