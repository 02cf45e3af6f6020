import { openLinksHere } from "#web/lib/in-app.ts";
import { reportEvents } from "#web/lib/report-events.ts";
import { enhanceTips } from "./enhance-tips.ts";

enhanceTips(document.body);
reportEvents();
openLinksHere();
window.tapped?.click();
