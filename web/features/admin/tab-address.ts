import { type NavigateOptions, useSearchParams } from "react-router";

const ADMIN_TABS = ["overview", "users", "profiles", "reports", "audit", "security"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Makes the relative address of a tab. `q`: the search in it. */
export const tabAddress = (tab: AdminTab, q?: string): string =>
  `?${new URLSearchParams({ tab, ...(q !== undefined && { q }) })}`;

const tabIn = (params: URLSearchParams): AdminTab =>
  ADMIN_TABS.find((tab) => tab === params.get("tab")) ?? ADMIN_TABS[0];

/** Reads and sets the tab in the address, `?tab=users`; the first one by default. Choosing a tab clears the search. */
export function useTab(): [AdminTab, (tab: AdminTab, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  const setTab = (tab: AdminTab, options: NavigateOptions = {}) => {
    // A click chooses a tab twice, by mouse and by focus. The address has the first choice before React renders it.
    if (tab !== tabIn(new URLSearchParams(location.search))) setParams({ tab }, options);
  };
  return [tabIn(params), setTab];
}
