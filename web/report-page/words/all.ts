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
import { ptBR } from "./pt-br.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { vi } from "./vi.ts";
import { zhHans } from "./zh-hans.ts";
import { zhHant } from "./zh-hant.ts";
import { ptPT } from "./pt-pt.ts";
import { hu } from "./hu.ts";
import { ro } from "./ro.ts";
import { da } from "./da.ts";
import { nb } from "./nb.ts";
import { fi } from "./fi.ts";
import { id } from "./id.ts";
import { el } from "./el.ts";
import { sk } from "./sk.ts";
import { bg } from "./bg.ts";
import { hr } from "./hr.ts";
import { fa } from "./fa.ts";
import type { ReportWords } from "./words.ts";

/** The texts of the report of a review in all languages of the public page. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = {
  en,
  es,
  fr,
  de,
  it,
  "pt-BR": ptBR,
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
  "pt-PT": ptPT,
  hu,
  ro,
  da,
  nb,
  fi,
  id,
  el,
  sk,
  bg,
  hr,
  fa,
};
