import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";

const isResponse = (error: Error) => error instanceof ApiError;
const isRefusal = (error: Error) => error instanceof ApiError && error.status < 500;

/** Whether a read that has failed this often is tried again: once, and not after a refusal. */
export const isReadAgain = (failures: number, error: Error): boolean => failures < 1 && !isRefusal(error);

/**
 * Makes a query client. Responses stay fresh for 30 s. A query is retried once, but not after a refusal; a call that changes
 * something is retried once when no response came at all.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isReadAgain,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchInterval: false,
        // Without this, a query would wait for the network instead of failing.
        networkMode: "always",
      },
      mutations: {
        retry: (failures, error) => failures < 1 && !isResponse(error),
        networkMode: "always",
      },
    },
  });
