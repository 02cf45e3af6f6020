import { useLocation } from "react-router-dom";

/** The secret behind the `#` of a letter's link, named `name`: it is never sent with a request for a page. */
export function useSecret(name: string): string {
  const { hash } = useLocation();
  return new RegExp(`^#${name}=([\\w-]+)$`).exec(hash)?.[1] ?? "";
}
