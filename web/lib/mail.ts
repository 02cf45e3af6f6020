/** The attribute of documents from a server that sends letters. */
export const MAIL_ATTRIBUTE = "data-mail";

/** Returns whether the server sends letters. What needs them is hidden otherwise. */
export const hasMail = (): boolean => document.documentElement.hasAttribute(MAIL_ATTRIBUTE);
