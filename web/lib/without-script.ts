/** Hides, in a browser without scripts, what needs one: elements of the class `js`. Part of a document's head. */
export const WITHOUT_SCRIPT = "<noscript><style>.js{display:none!important}</style></noscript>";
