import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";

const Toaster = lazy(async () => ({ default: (await import("../ui/toaster.tsx")).Toaster }));

/** What every page stands in: data, addresses, and the area for messages. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <ErrorBoundary>
      <BrowserRouter>{children}</BrowserRouter>
    </ErrorBoundary>
    <ErrorBoundary silent>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  </QueryClientProvider>
);
