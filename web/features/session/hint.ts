const HINT = /(?:^|;\s*)session=1(?:;|$)/;

/** Whether there can be a session: reads the hint cookie, which is set beside the session's. */
export const hasSessionHint = (cookies: string): boolean => HINT.test(cookies);

/** Deletes the hint cookie, once the server has said that there is no session. */
export const dropSessionHint = (): void => {
  document.cookie = "session=; Path=/; Max-Age=0; SameSite=Lax";
};
