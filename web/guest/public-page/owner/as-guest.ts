/** Returns whether the owner wants to see the page as guests do, by `?as=guest`. */
export const isAsGuest = (): boolean => new URLSearchParams(location.search).get("as") === "guest";
