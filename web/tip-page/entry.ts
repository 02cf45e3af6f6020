import { reportEvents } from "#web/lib/report-events.ts";
import { enhanceTips } from "#web/public-page/tips/enhance-tips.ts";

enhanceTips(document.body);
reportEvents();
window.tapped?.click();
