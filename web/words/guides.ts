/** The dashboard: profiles, the team, first steps. */
export type GuidesText = never;

/** What is counted there. */
export type GuidesPlural = never;
