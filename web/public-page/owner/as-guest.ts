/** Whether the owner wants to see the page as guests do: `?as=guest`. */
export const isAsGuest = (): boolean => new URLSearchParams(location.search).get("as") === "guest";
