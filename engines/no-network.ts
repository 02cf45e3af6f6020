/** What the engines, and the pages themselves, say of calls and of code that find no network. */
export const NO_NETWORK = [
  /^TypeError: Failed to fetch/,
  /^TypeError: (?:error loading dynamically imported module|NetworkError when attempting)/,
  // Firefox says so of a body that was still being read.
  /^AbortError: The operation was aborted/,
  /^TypeError: (?:Importing a module script failed|Load failed)/,
  /^TypeError: \S+ has not come/,
  /^Error: not loaded/,
  /^(?:Beacon|Fetch) API cannot load \S+/,
];
