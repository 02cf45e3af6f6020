import type { Language } from "#web/i18n/languages.ts";
import { ar } from "./ar.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { vi } from "./vi.ts";
import { zhHans } from "./zh-hans.ts";
import { zhHant } from "./zh-hant.ts";
import type { ReportWords } from "./words.ts";

/** The texts of the report of a review in all languages of the public page. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  nl,
  pl,
  cs,
  sv,
  tr,
  ru,
  uk,
  ar,
  he,
  hi,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  ja,
  ko,
  th,
  vi,
};
