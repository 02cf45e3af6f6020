import { t } from "#web/words/t.ts";

/** The heading of the form. */
export const titleOf = (isNew: boolean): string =>
  isNew ? t("Create Your Tour Guide Profile") : t("Update Your Tour Guide Profile");

/** The title of the browser's tab: several forms may be open. */
export const tabTitleOf = (guide: { name: string } | undefined): string =>
  guide ? t("Edit {name}", { name: guide.name }) : titleOf(true);
