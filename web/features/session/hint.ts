const HINT = /(?:^|;\s*)session=1(?:;|$)/;

/** Whether there can be a user session at all: read from the cookie set beside the session's own. */
export const hasSessionHint = (cookies: string): boolean => HINT.test(cookies);

/** Takes the hint back, once the server has said that there is no session behind it. */
export const dropSessionHint = (): void => {
  document.cookie = "session=; Path=/; Max-Age=0; SameSite=Lax";
};
