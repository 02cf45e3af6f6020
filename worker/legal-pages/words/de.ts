import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/de.ts";
import { site } from "./site/de.ts";
import { stored } from "./stored/de.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
