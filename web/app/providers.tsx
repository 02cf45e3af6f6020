import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type ProvidersProps = { client: QueryClient; children: ReactNode };

/** Stands round every page: data, and a message where all fails. */
export const Providers = ({ client, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <ErrorBoundary>{children}</ErrorBoundary>
  </QueryClientProvider>
);
