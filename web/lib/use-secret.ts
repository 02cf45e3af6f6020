import { useLocation } from "react-router";

/** Reads the secret named `name` behind the `#` of an e-mail's link, which is never sent with a request for a page. */
export function useSecret(name: string): string {
  const { hash } = useLocation();
  return new RegExp(`^#${name}=([\\w-]+)$`).exec(hash)?.[1] ?? "";
}
