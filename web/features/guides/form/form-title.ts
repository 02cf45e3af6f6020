/** The heading of the form. */
export const titleOf = (isNew: boolean): string =>
  isNew ? "Create Your Tour Guide Profile" : "Update Your Tour Guide Profile";

/** The title of the browser's tab: several forms may be open. */
export const tabTitleOf = (guide: { name: string } | undefined): string =>
  guide ? `Edit ${guide.name}` : titleOf(true);
