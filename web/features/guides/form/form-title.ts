/** The heading of the form. */
export const titleOf = (isNew: boolean): string =>
  isNew ? "Create Your Tour Guide Profile" : "Update Your Tour Guide Profile";
