import { reportEvents } from "#web/lib/report-events.ts";
import { enhanceTips } from "./enhance-tips.ts";

enhanceTips(document.body);
reportEvents();
window.tapped?.click();
