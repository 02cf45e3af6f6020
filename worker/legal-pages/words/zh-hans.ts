import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/zh-hans.ts";
import { site } from "./site/zh-hans.ts";
import { stored } from "./stored/zh-hans.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
