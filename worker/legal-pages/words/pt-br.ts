import type { LegalWords } from "./legal-text.ts";
import { privacy } from "./privacy/pt-br.ts";
import { site } from "./site/pt-br.ts";
import { stored } from "./stored/pt-br.ts";

export const words: LegalWords = { ...site, ...privacy, ...stored };
