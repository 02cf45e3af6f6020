import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type ProvidersProps = { client: QueryClient; children: ReactNode };

/** Gives every page its data, and shows a message where the whole page fails. */
export const Providers = ({ client, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <ErrorBoundary>{children}</ErrorBoundary>
  </QueryClientProvider>
);
