import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/th.ts";
import { site } from "./site/th.ts";
import { stored } from "./stored/th.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
