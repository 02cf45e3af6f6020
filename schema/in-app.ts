/**
 * What browsers inside other apps call themselves: Android's web view has a mark of its own, and most apps add their name.
 * Those of iPhones have no "Safari" after their engine. Browsers that only use the engine, such as Firefox there, have.
 */
const MARKS =
  /; wv\)|Version\/4\.0 Chrome\/|FB(?:AN|AV|_IAB)\b|Instagram|Barcelona|BytedanceWebview|musical_ly|MicroMessenger|\bLine\/|WhatsApp|KAKAOTALK|Snapchat|\[Pinterest\/|LinkedInApp|Twitter for/;

/** Browsers of their own, some with a web view's marks. */
const BROWSERS = /MiuiBrowser|HeyTapBrowser|UCBrowser|DuckDuckGo|OPR\/|FxiOS/;

const APPLE = /^Mozilla\/5\.0 \((?:iPhone|iPad|iPod|Macintosh)\b/;

/** Returns whether a browser is one inside another app, which saves no files and opens no other windows. */
export const isInApp = (userAgent: string): boolean =>
  !BROWSERS.test(userAgent) &&
  (MARKS.test(userAgent) ||
    (APPLE.test(userAgent) && userAgent.includes("AppleWebKit/") && !/Safari|Chrom/.test(userAgent)));
