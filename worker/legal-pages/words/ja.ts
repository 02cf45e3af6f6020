import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/ja.ts";
import { site } from "./site/ja.ts";
import { stored } from "./stored/ja.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
