/** Marks the document of a server that sends letters. */
export const MAIL_ATTRIBUTE = "data-mail";

/** Whether the server sends letters: what needs them is hidden otherwise. */
export const hasMail = (): boolean => document.documentElement.hasAttribute(MAIL_ATTRIBUTE);
