import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import "./way-back.css";

/** Shows the way back from the guest's view of a page to its owner's. */
export function showWayBack(): void {
  const link = document.createElement("a");
  link.className = "way-back";
  Object.assign(link, inAppLanguage());
  link.href = location.pathname;
  link.textContent = t("Back to your view");
  document.body.appendChild(link);
}
