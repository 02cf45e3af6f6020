import { enhanceTips } from "./enhance-tips.ts";

enhanceTips(document.body);
