/** A rule about words that a language doesn't write. `planted`: a text that breaks the rule. */
type WordRule = {
  /** BCP 47; with a leading "-", the languages that the rule is not about */
  languages: string;
  /** a part of the file and key of the texts that the rule is about; by default all texts */
  place?: string;
  never: RegExp;
  reason: string;
  planted: string;
};

const WIDE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;

/** The rules that came from corrections by readers. Tests check every catalogue against them. */
export const WORD_RULES: readonly WordRule[] = [
  {
    languages: "-en",
    never: /['"`´]|\.\.\./,
    reason: "apostrophes, quotes and ellipses are typographic",
    planted: "C'est parti...",
  },
  {
    languages: "fr",
    never: /\b(?:de|que|le|jusque|lorsque) \{name\}/i,
    reason: "“de” and “que” are elided before a vowel, and a name may begin with one",
    planted: "Réponse de {name}",
  },
  {
    languages: "it",
    place: "guest/",
    never: /\b(?:a|e|o) \{name\}/i,
    reason: "“a” becomes “ad” before a vowel, and a name may begin with one",
    planted: "La mancia va direttamente a {name}.",
  },
  {
    languages: "fr it",
    never: /\{rating\} (?:étoile|stell)/,
    reason: "a noun after the rating would have to agree with it",
    planted: "{rating} étoiles sur 5",
  },
  {
    languages: "es",
    place: "page.missingText",
    never: /\bsus? /,
    reason: "“su” is the reader's own, who is addressed with “usted”",
    planted: "No está disponible porque su prueba gratuita ha terminado.",
  },
  {
    languages: "de fr nl sv en",
    place: "page.origin",
    never: /\. (?:Sie|Ils|Ze|De|They) /,
    reason: "the pronoun may mean the guests; the notice is about the reviews",
    planted: "Gäste hinterlassen Bewertungen. Sie werden nicht überprüft.",
  },
  {
    languages: "zh-Hans zh-Hant",
    never: /稍候再/,
    reason: "“later” is 稍后 or 稍後",
    planted: "请稍候再试。",
  },
  {
    languages: "ru uk bg",
    never: /(?<=[^.!?…—-]\s)(?:Вы|Вас|Вам|Вами|Ви|Вие|Ваш\p{L}*)(?!\p{L})/u,
    reason: "a page that anybody reads addresses them in lower case",
    planted: "Спасибо за Ваш отзыв",
  },
  {
    languages: "zh-Hans zh-Hant ja",
    never: new RegExp(String.raw`${WIDE}[,.:;!?()]|[,.:;!?()]${WIDE}`, "u"),
    reason: "punctuation beside the script is full-width",
    planted: "谢谢!",
  },
  {
    languages: "-zh-Hans -zh-Hant -ja",
    never: /[，。：；！？（）]/,
    reason: "full-width punctuation is Chinese and Japanese",
    planted: "감사합니다。",
  },
  {
    languages: "fr",
    never: /(?<!\u202f)[!?;]|(?<!\u00a0):(?=\s|$|\{)/,
    reason: "a no-break space stands before a colon, a narrow one before the other marks",
    planted: "Lien copié\u00a0!",
  },
  {
    languages: "es",
    never: /^[^¿]*\?|^[^¡]*!/,
    reason: "questions and exclamations are opened, too",
    planted: "Enlace copiado!",
  },
  {
    languages: "ar fa",
    never: /(?<![A-Za-z])[,;?]/,
    reason: "comma, semicolon and question mark are Arabic",
    planted: "كيف كانت جولتك مع {name}?",
  },
  { languages: "hi", never: /\.$|\. /, reason: "a sentence ends with a danda", planted: "टिप दें." },
  {
    languages: "th",
    never: /(?<!Inc|Ltd|มม|น)[.?।](?=\s|$|\p{Script=Thai})/u,
    reason: "a sentence ends with a space or nothing",
    planted: "ขอบคุณ.",
  },
  {
    languages: "tr",
    never: /\{name\}[’'](?!\s)/u,
    reason: "no ending hangs on a name: it would have to follow its vowels",
    planted: "{name}’in yanıtı",
  },
  {
    languages: "el",
    never: /\?/,
    reason: "a question ends with the Greek question mark",
    planted: "Πώς ήταν η ξενάγηση?",
  },
  {
    languages: "el",
    never: /(?<![\p{L}])(?:τον|την|του|της|στον|στην|ο|η) \{name\}/iu,
    reason: "an article before a name tells a gender",
    planted: "Απάντηση από τον {name}",
  },
  {
    languages: "bg",
    never: /(?<!\p{L})[св] \{name\}/iu,
    reason: "“с” becomes “със” before some names",
    planted: "Как беше обиколката с {name}?",
  },
  {
    languages: "hu",
    never: /\b[Aa]z? \{name\}|\{name\}-?(?=[\p{L}])/u,
    reason: "neither an article nor an ending fits every name",
    planted: "A borravaló {name}nak jár.",
  },
  {
    languages: "fi",
    never: /\{name\}[:’]?\p{L}/u,
    reason: "an ending would change the name it hangs on",
    planted: "Juomaraha menee {name}lle.",
  },
  {
    languages: "ro",
    never: /[şţ]|\blui \{name\}/i,
    reason: "ș and ț have commas, and “lui” is said of men only",
    planted: "Răspunsul lui {name}",
  },
  {
    languages: "pl cs sk hr ru uk",
    never: /(?<!\p{L})(?:od|do|z|s|sa|ze|se|k|o|dla|pro|pre|za|na|от|для|с|к|о|у|від|з|із|до|про) \{name\}/iu,
    reason: "a preposition would have to decline the name",
    planted: "Recenzie od {name}",
  },
  {
    languages: "fa",
    never: /[يك]|[٠-٩]|[0-9]/,
    reason: "Persian has letters ی and ک and digits of its own",
    planted: "از 5 ستاره",
  },
  {
    languages: "pt-PT",
    never:
      /\b(?:você|celular|tela|usuário|compartilh\p{L}*|cadastr\p{L}*|escane\p{L}*|salv(?:ar|e))(?!\p{L})|\b\p{L}+ndo (?:o|a)\b|ndo…/iu,
    reason: "that is how Brazil says it",
    planted: "Carregando…",
  },
];

/** Tells whether a rule is about a language. */
export function isAbout(rule: WordRule, language: string): boolean {
  const names = rule.languages.split(" ");
  return names.includes(language) || (rule.languages.startsWith("-") && !names.includes(`-${language}`));
}

/** Lists the reasons why a text isn't right in its language. `place`: its file and key. */
export const wordFaults = (language: string, place: string, text: string): string[] =>
  WORD_RULES.filter(
    (rule) => isAbout(rule, language) && place.includes(rule.place ?? "") && rule.never.test(text),
  ).map(({ reason }) => reason);
