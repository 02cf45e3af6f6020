import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/it.ts";
import { site } from "./site/it.ts";
import { stored } from "./stored/it.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
