/** What the rules of the forms and the API say when something can't be taken. */
export type RulesText = never;

/** What is counted there. */
export type RulesPlural = never;
