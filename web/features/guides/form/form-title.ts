import { t } from "#texts/app/t.ts";

/** Says the heading of the form. */
export const titleOf = (isNew: boolean): string =>
  isNew ? t("Create Your Tour Guide Profile") : t("Update Your Tour Guide Profile");

/** Says the title of the browser's tab, with the profile's name because several forms may be open. */
export const tabTitleOf = (guide: { name: string } | undefined): string =>
  guide ? t("Edit {name}", { name: guide.name }) : titleOf(true);
