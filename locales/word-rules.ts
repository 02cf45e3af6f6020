import { globSync } from "node:fs";
import { basename } from "node:path";
import { readFile } from "./read.ts";

/** A rule about words that a language doesn't write. `planted`: a text that breaks the rule. */
type WordRule = {
  /** BCP 47; with a leading "-", the languages that the rule is not about */
  languages: string;
  /** a part of the file and key of the texts that the rule is about; by default all texts */
  place?: string;
  /** a part of the file and key of texts that the rule is not about */
  except?: string;
  never: RegExp;
  reason: string;
  planted: string;
};

const WIDE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;

/** Says of who gets a tip that they receive it. */
const RECEIVES =
  /(?<!\p{L})(?:alır|dosta(?:ne|ve)|dostáva|gauna|kapja|otrzym\p{L}*|prejme|prima|riceve|saab?|saņem|отрима\p{L}*|получ\p{L}*|прима)(?!\p{L})/iu;
/** Words for tours. */
const TOURS =
  /(?<!\p{L})(?:tours?|tur[ae]?|turer|visites|ekskursi\p{L}*|ogled\p{L}*|wyciecz\p{L}*|recorridos|experi\p{L}*|[еэ]кскурс\p{L}*|тура)(?!\p{L})|行程|体験|ツアー|투어|ทัวร์|टूर|ٹور/iu;

/** The rules that came from corrections by readers. Tests check every catalogue against them. */
const FROM_CORRECTIONS: readonly WordRule[] = [
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
  {
    languages: "da",
    place: "guest/",
    never: /\bdet her\b/i,
    reason: "“det her” is “this”, “here” is “her”",
    planted: "Vil du også sige det her?",
  },
  {
    languages: "sv",
    place: "guest/",
    never: /säga? det här(?!\p{L})/iu,
    reason: "“det här” is “this”, “here” is “här”",
    planted: "Vill du säga det här också?",
  },
  {
    languages: "ko",
    place: "guest/",
    never: /팁(?:[을이]|이나 (?:리뷰|후기)를)? ?남/,
    reason: "a 팁 that is left (남기다) is a piece of advice",
    planted: "팁을 남겨 주세요",
  },
  {
    languages: "vi",
    place: "guest/",
    never: /chứ\?/,
    reason: "“chứ” presumes the answer",
    planted: "Bạn thích chuyến đi chứ?",
  },
  {
    languages: "zh-Hant",
    never: /掃碼/,
    reason: "a code is 掃描",
    planted: "掃碼給小費",
  },
  {
    languages: "ar",
    place: "guest/",
    never: /[0-9]/,
    reason: "guests read Arabic digits",
    planted: "تظهر خلال 7 أيام",
  },
  {
    languages: "pl",
    place: "guest/",
    never: /oświadczasz/i,
    reason: "guests are not addressed with “ty”",
    planted: "Wysyłając, oświadczasz, że to prawda.",
  },
  ...["page.tipLeadOpen", "page.tipLeadTeam", "tip.tipFor"].map((place) => ({
    languages: "-en",
    place,
    never: RECEIVES,
    reason: "a tip is asked for; who gets it in the end isn't said",
    planted: "Чаевые получит {name}.",
  })),
  {
    languages: "-en",
    place: "page.moreFrom",
    never: TOURS,
    reason: "it heads the guide’s own links, no tours",
    planted: "Més visites: {name}",
  },
  {
    languages: "ru uk bg pl hr sl hu ro fi",
    place: "tip.thanksFor",
    never: /Наверняка|Напевно|! Сигурно|Na pewno|! Sigurno|Zagotovo|Biztosan|Sigur știe|Varmasti/,
    reason: "“surely only the bank knows” isn’t “only the bank knows for sure”",
    planted: "Дякуємо! Напевно знає лише банк.",
  },
  {
    languages: "pl cs sk hr ru uk",
    never: /(?<!\p{L})(?:od|do|dla|pro|pre|za|для|от|від|слов|слів): \{name\}/iu,
    reason: "a colon spares no name the case that a preposition asks for",
    planted: "Informacja od: {name}",
  },
  {
    languages: "en",
    place: "account/",
    except: ": rules.",
    never: /\bletters?\b|\bA person has\b|\boff the (?:hook|rack)\b/i,
    reason: "an e-mail is no letter, a page no badge on a hook",
    planted: "Stop these letters?",
  },
  {
    languages: "zh-Hans",
    place: "account/",
    except: ": legal.",
    never: /您/,
    reason: "the app and its e-mails say 你",
    planted: "请登录您的账号。",
  },
  {
    languages: "zh-Hans",
    place: "account/",
    never: /Lanyard 账户|方案|控制台|帐[号户]|经营者|体验库/,
    reason: "account, plan, dashboard and tour company are 账号, 订阅, 工作台 and 旅行社",
    planted: "登录 Lanyard 账户",
  },
  {
    languages: "tr",
    place: "account/",
    never:
      /parola|oturum(?:u|unu|unuzu)? (?:aç(?!ık)|kapa)|(?<!\p{L})(?:plan(?:ı|ınız|lar)?|tara(?:mak|yan|yıp|yın))(?!\p{L})|kimlik doğrulama|deneyim/iu,
    reason: "password, sign in, sign out, plan and scan are şifre, giriş, çıkış, abonelik and okutmak",
    planted: "Oturumu kapat",
  },
  {
    languages: "de",
    place: "account/",
    never: /Badge|(?<!Tour)Veranstalter|verb[eo]rgen|Wiederherstellungscode|Zwei-Faktor|Dashboard|Erlebnis/,
    reason: "Namensschild, Touranbieter, ausgeblendet, Notfallcodes, Übersicht and Tour are the words",
    planted: "Neue Wiederherstellungscodes",
  },
  {
    languages: "ja",
    place: "account/",
    never: /口コミ|コードを読み取[るっ]|ことを申し込|体験|名札|復旧コード/,
    reason: "review, scan, ask and tour are レビュー, スキャン, リクエスト and ツアー",
    planted: "コードを読み取ってください。",
  },
  {
    languages: "el",
    place: "account/",
    never:
      /(?<!\p{L})e-mail|κωδικός δεν ισχύει|τυπωμένος κωδικός(?! QR)|κρατείται|το πρόγραμμα (?!περι)|κονκάρδ/iu,
    reason: "a bare κωδικός is password and QR code; held is σε αναμονή, a plan συνδρομή",
    planted: "Ο παλιός κωδικός δεν ισχύει πια.",
  },
  {
    languages: "ar",
    place: "account/",
    never: /لبطاقتك|منظّم|جهات الاتصال/,
    reason: "a badge is شارة, a tour company شركة سياحية; بطاقة is a card to pay with",
    planted: "صفحة لبطاقتك",
  },
  {
    languages: "ar",
    place: "account/ar.json: legal",
    never: /محجوز/,
    reason: "a review that is held is معلّق",
    planted: "ما لم يكن محجوزًا",
  },
  {
    languages: "th",
    place: "account/",
    never: /พักไว้|ถูกพัก|กิจกรรม|(?<!ใบ|รอบ|ก่อน)หน้าของ/,
    reason: "held, tour and page are รอตรวจสอบ, ทัวร์ and หน้าเพจ",
    planted: "แก้ไขหน้าของคุณ",
  },
  {
    languages: "es",
    place: "account/",
    never: /\b(?:[Tt]u|mi|un) plan\b|aparato/,
    reason: "a plan is a suscripción",
    planted: "Tu plan termina al momento.",
  },
  {
    languages: "pt-BR pt",
    place: "account/",
    never: /\b(?:[Ss]eu|meu|um) plano\b|aparelho|repass/,
    reason: "a plan is an assinatura or subscrição, a device a dispositivo",
    planted: "Seu plano termina na hora.",
  },
  {
    languages: "fr",
    place: "account/",
    never: /moyens? de (?:vous )?(?:pourboire|laisser)|codes? de récupération/,
    reason: "a way to be tipped is an option de pourboire, recovery codes are codes de secours",
    planted: "Ajouter un moyen de pourboire",
  },
  {
    languages: "it",
    place: "account/",
    never: /\b(?:il|al|dal|del) \{date\}|esperienz/,
    reason: "“il” is wrong before the 8th and the 11th; an experience is a tour",
    planted: "Il tuo piano finisce il {date}.",
  },
];

/** A rule of a language's own file. `never` and `flags`: a regular expression. */
type RuleInFile = { place?: string; never: string; flags: string; reason: string; planted: string };

const readRules = (file: string): WordRule[] => {
  const rules = readFile<RuleInFile[]>(file);
  return rules.map(({ never, flags, ...rule }) => ({
    ...rule,
    languages: basename(file, ".json"),
    never: new RegExp(never, flags),
  }));
};

/** All rules: those above, and those of each language's file. */
export const WORD_RULES: readonly WordRule[] = [
  ...FROM_CORRECTIONS,
  ...globSync(`${import.meta.dirname}/word-rules/*.json`)
    .toSorted()
    .flatMap(readRules),
];

/** Returns whether a rule is about a language. */
function isAbout(rule: WordRule, language: string): boolean {
  const names = rule.languages.split(" ");
  return names.includes(language) || (rule.languages.startsWith("-") && !names.includes(`-${language}`));
}

/** Lists the reasons why a text isn't right in its language. `place`: its file and key. */
export const wordFaults = (language: string, place: string, text: string): string[] =>
  WORD_RULES.filter(
    (rule) =>
      isAbout(rule, language) &&
      place.includes(rule.place ?? "") &&
      !(rule.except !== undefined && place.includes(rule.except)) &&
      rule.never.test(text),
  ).map(({ reason }) => reason);
