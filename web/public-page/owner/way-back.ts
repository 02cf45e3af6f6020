import "./way-back.css";

/** Shows the way back from the guest's view of a page to its owner's. */
export function showWayBack(): void {
  const link = document.createElement("a");
  link.className = "way-back";
  link.lang = "en";
  link.dir = "ltr";
  link.href = location.pathname;
  link.textContent = "Back to your view";
  document.body.appendChild(link);
}
