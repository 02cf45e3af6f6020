/** Where a review that isn't sent yet waits for the page in another language. */
const KEY = "typed-review";
// The language is the page's, whatever it was.
const FIELDS = "#review [name]:not([name=language])";

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = () => [...document.querySelectorAll<Field>(FIELDS)];
const isChoice = (field: Field) => field.type === "radio";

/** Keeps what was typed into the form for reviews, in this tab. */
export function keepTypedReview(): void {
  const typed = fields()
    .filter((field) => !isChoice(field) || ("checked" in field && field.checked))
    .map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.pathname, ...typed]));
  } catch (error) {
    // A browser may refuse to store anything.
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
    if (path !== location.pathname) return;
    for (const [name, value] of typed)
      for (const field of fields().filter((field) => field.name === name))
        if (!isChoice(field)) field.value = value;
        else if (field.value === value) field.click();
  } catch (error) {
    console.warn(error);
  }
}
