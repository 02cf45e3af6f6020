import { isInApp } from "#schema/in-app.ts";

/** Returns whether this browser is inside another app. One from an iPhone's home screen calls itself the same. */
export const isInOtherApp = (): boolean =>
  isInApp(navigator.userAgent) && Reflect.get(navigator, "standalone") !== true;

/**
 * Makes links open in this window where the browser is inside another app: most of those have only one, and Back leads
 * back.
 */
export function openLinksHere(): void {
  if (!isInOtherApp()) return;
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element) target.closest("a[target=_blank]")?.removeAttribute("target");
    },
    true,
  );
}
