import { expect, it } from "vitest";
import { ACCOUNT_LANGUAGES, accountLanguageOf, ogLocale, PAGE_LANGUAGES } from "./languages.ts";

it.each(ACCOUNT_LANGUAGES)("an account's language %s is found by its own tag, in any case", (language) => {
  expect(accountLanguageOf(language)).toBe(language);
  expect(accountLanguageOf(language.toUpperCase())).toBe(language);
});

it.each([
  ["en-US", "en"],
  ["es-419", "es"],
  ["pt-PT", "pt"],
  ["pt-br", "pt-BR"],
  ["de-CH", "de"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-TW", "zh-Hans"],
  ["zh-Hant-HK", "zh-Hans"],
  ["nl-BE", "nl"],
  ["in-ID", "id"],
  ["pt_BR", "pt-BR"],
  ["de_AT", "de"],
  ["zh_TW", "zh-Hans"],
  ["nan-TW", "zh-Hans"],
  ["yue", "zh-Hans"],
])("the tag %s means the account's language %s", (tag, language) => {
  expect(accountLanguageOf(tag)).toBe(language);
});

it.each(["", "*", "sv", "english", "e", "constructor"])("the tag %j is no account's language", (tag) => {
  expect(accountLanguageOf(tag)).toBeUndefined();
});

it("each language of the public page has an Open Graph locale", () => {
  expect(PAGE_LANGUAGES.map(ogLocale).join(" ")).toBe(
    "en_US es_ES fr_FR de_DE it_IT pt_BR pt_PT ca_ES nl_NL da_DK nb_NO sv_SE fi_FI et_EE lv_LV lt_LT pl_PL cs_CZ sk_SK hu_HU sl_SI hr_HR sr_RS sr_RS sq_AL ro_RO bg_BG el_GR tr_TR az_AZ ru_RU uk_UA kk_KZ ar_AR fa_IR ur_PK he_IL hi_IN bn_IN zh_CN zh_TW ja_JP ko_KR th_TH vi_VN id_ID ms_MY tl_PH",
  );
});
