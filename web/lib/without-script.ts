/**
 * The part of a document's head that hides what needs a script, elements of the class `js`, in browsers without
 * scripts.
 */
export const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";
