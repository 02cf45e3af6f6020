import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/es.ts";
import { site } from "./site/es.ts";
import { stored } from "./stored/es.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
