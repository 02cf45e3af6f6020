import type { Language } from "#web/i18n/languages.ts";
import { ar } from "./ar.ts";
import { bg } from "./bg.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { ptBr } from "./pt-br.ts";
import { ptPt } from "./pt-pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sk } from "./sk.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { vi } from "./vi.ts";
import type { TipWords } from "./words.ts";
import { zhHans } from "./zh-hans.ts";
import { zhHant } from "./zh-hant.ts";

/** The tip page's texts in all languages of the public page. */
export const TIP_WORDS: Readonly<Record<Language, TipWords>> = {
  en,
  es,
  fr,
  de,
  it,
  "pt-BR": ptBr,
  "pt-PT": ptPt,
  nl,
  da,
  nb,
  sv,
  fi,
  pl,
  cs,
  sk,
  hu,
  hr,
  ro,
  bg,
  el,
  tr,
  ru,
  uk,
  ar,
  fa,
  he,
  hi,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  ja,
  ko,
  th,
  vi,
  id,
};
