/**
 * Makes alike what engines have each in its own way: where long texts break, areas that grow with their text (Safari 26.2), letters
 * that the one font lacks, words for times, which are as many as the time says, and buttons, which in WebKit stay as tall as they
 * were in a narrower window. Runs in the page.
 */
export function makeAlike(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { text-wrap-style: auto !important } textarea { field-sizing: fixed !important }");
  document.adoptedStyleSheets = [sheet];
  for (const button of document.querySelectorAll("button")) {
    const { style, parentElement } = button;
    const scrolled = parentElement?.scrollLeft ?? 0;
    const { display } = style;
    style.display = "none";
    button.getBoundingClientRect();
    style.display = display;
    if (scrolled > 0) parentElement?.scrollTo({ left: scrolled, behavior: "instant" });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text instanceof Text) text.data = text.data.replaceAll(/[\u0900-\u0eff\uac00-\ud7af]+/g, "-");
  for (const { firstChild } of document.querySelectorAll("time"))
    if (firstChild instanceof Text && / ago\b/.test(firstChild.data)) firstChild.data = "2 days ago";
}
