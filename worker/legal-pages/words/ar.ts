import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/ar.ts";
import { site } from "./site/ar.ts";
import { stored } from "./stored/ar.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
