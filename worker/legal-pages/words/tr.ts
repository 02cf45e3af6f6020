import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/tr.ts";
import { site } from "./site/tr.ts";
import { stored } from "./stored/tr.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
