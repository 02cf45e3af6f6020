/** What the engines say of calls and of code that find no network. */
export const NO_NETWORK = [
  /^TypeError: Failed to fetch/,
  /^TypeError: (?:error loading dynamically imported module|NetworkError when attempting)/,
  /^TypeError: (?:Importing a module script failed|Load failed)/,
  /^(?:Beacon|Fetch) API cannot load \S+/,
];
