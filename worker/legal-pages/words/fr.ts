import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/fr.ts";
import { site } from "./site/fr.ts";
import { stored } from "./stored/fr.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
