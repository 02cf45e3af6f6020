import { useSearchParams } from "react-router-dom";

export const ADMIN_TABS = ["overview", "users", "profiles", "audit"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Where a tab is, with what is searched for in it, from any place of the dashboard. */
export const tabLink = (tab: AdminTab, q?: string): string =>
  `?${new URLSearchParams({ tab, ...(q !== undefined && { q }) })}`;

const tabIn = (params: URLSearchParams): AdminTab =>
  ADMIN_TABS.find((known) => known === params.get("tab")) ?? ADMIN_TABS[0];

/** The tab in the page's address: `?tab=users`, the first one where there is none. Another one starts without a search. */
export function useTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams();
  const setTab = (tab: AdminTab) => {
    // A click chooses a tab twice, by the mouse and by the focus; the address knows of the first before React does.
    if (tab !== tabIn(new URLSearchParams(location.search))) setParams({ tab });
  };
  return [tabIn(params), setTab];
}
