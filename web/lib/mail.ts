/** The attribute of documents from a server that sends e-mails. */
export const MAIL_ATTRIBUTE = "data-mail";

/** Returns whether the server sends e-mails. What needs them is hidden otherwise. */
export const hasMail = (): boolean => document.documentElement.hasAttribute(MAIL_ATTRIBUTE);
