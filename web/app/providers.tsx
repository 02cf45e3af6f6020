import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RenderedSession, type RenderedUser } from "#web/features/session/rendered.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

export type ProvidersProps = {
  client: QueryClient;
  /** whom the server rendered the page for, if it did */
  rendered: RenderedUser;
  children: ReactNode;
};

/** What every page stands in: data, the session, and what is shown when all fails. */
export const Providers = ({ client, rendered, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <RenderedSession value={rendered}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </RenderedSession>
  </QueryClientProvider>
);
