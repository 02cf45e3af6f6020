import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/pt.ts";
import { site } from "./site/pt.ts";
import { stored } from "./stored/pt.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
