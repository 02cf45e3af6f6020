import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./client.ts";

const isAnswer = (error: Error) => error instanceof ApiError;
const isRefusal = (error: Error) => error instanceof ApiError && error.status < 500;

/** Whether a read that has failed this often is tried again: once, and not after a refusal. */
export const isReadAgain = (failures: number, error: Error): boolean => failures < 1 && !isRefusal(error);

/**
 * Answers stay fresh for 30 s; one retry. A refusal isn't asked again, and a call that changes something
 * is repeated only when no answer came at all.
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
        // Offline is an error to show, not a wait without end.
        networkMode: "always",
      },
      mutations: {
        retry: (failures, error) => failures < 1 && !isAnswer(error),
        networkMode: "always",
      },
    },
  });
