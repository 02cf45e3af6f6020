import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/el.ts";
import { site } from "./site/el.ts";
import { stored } from "./stored/el.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
