import { openLinksHere } from "#web/lib/in-app.ts";
import { reportEvents } from "#web/lib/report-events.ts";
import { keepPage } from "../sheet/keep-page.ts";
import { showOwnAddress } from "../parts/own-address.ts";
import { askOnReturn } from "./did-it-work.ts";
import { enhanceTips } from "./enhance-tips.ts";
import { reportInSheet } from "./report-sheet.ts";

const [, , uniqueId = ""] = location.pathname.toLowerCase().split("/");
// Events are reported for the page in the address, so this comes first.
showOwnAddress(`/profile/${uniqueId}/tip`);
enhanceTips(document.body);
// With scripts the guest is asked on the way back.
document.querySelector("form.asks")?.remove();
askOnReturn();
reportInSheet();
reportEvents();
openLinksHere();
const shell = document.querySelector<HTMLTemplateElement>(".report-shell");
keepPage(shell?.content.querySelector(".offline p")?.textContent ?? "");
window.tapped?.click();
