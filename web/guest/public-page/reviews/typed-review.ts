/** The key in sessionStorage of a review that isn't sent yet, while the page is loaded in another language. */
const KEY = "typed-review";
// The language isn't kept, because it is the new page's.
const FIELDS = "#review [name]:not([name=language])";

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = () => [...document.querySelectorAll<Field>(FIELDS)];
const isChoice = (field: Field) => field.type === "radio";

/** Lists the names and values of the review form. */
export const reviewFields = (): [name: string, value: string][] =>
  fields()
    .filter((field) => !isChoice(field) || ("checked" in field && field.checked))
    .map(({ name, value }) => [name, value]);

/** Fills the review form. */
export function fillReview(typed: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of typed)
    for (const field of fields().filter((field) => field.name === name))
      if (!isChoice(field)) field.value = value;
      else if (field.value === value) field.click();
}

/** Stores what was typed into the review form, in this tab. */
export function keepTypedReview(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.pathname, ...reviewFields()]));
  } catch (error) {
    // Where storage is refused, the typed text is lost with this page.
    console.warn(error);
  }
}

/** Fills the review form with what was typed before the page was left, once, and on the same page only. */
export function restoreTypedReview(): void {
  try {
    const [path, ...typed]: [string, ...[string, string][]] = JSON.parse(
      sessionStorage.getItem(KEY) ?? "[null]",
    );
    sessionStorage.removeItem(KEY);
    if (path === location.pathname) fillReview(typed);
  } catch (error) {
    console.warn(error);
  }
}
