import { TextButton } from "./text-button.tsx";

type LoadFailureProps = { what: string; isRetrying: boolean; onRetry: () => void };

/** In the place of what could not be loaded. */
export const LoadFailure = ({ what, isRetrying, onRetry }: LoadFailureProps) => (
  <p role="alert">
    We couldn't load {what}.{" "}
    <TextButton disabled={isRetrying} onClick={onRetry}>
      Try again
    </TextButton>
  </p>
);
