// Endings of web addresses, of IANA's list of top-level domains: every country's, and those of trades and words that a
// review's writer would use.

const COUNTRIES =
  "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";
const OTHER_SCRIPTS =
  "рф рус ком орг сайт онлайн москва укр бел бг мкд срб қаз ελ ευ 中国 中國 公司 网站 网址 在线 香港 台灣 台湾 コム 닷컴 한국 ไทย คอม भारत";
const TRADES =
  "com net org info biz mobi travel tours guide holiday tickets voyage shop online site store xyz club app dev link click website space icu vip page blog tel reise reisen viajes vacations cruises flights hotels rentals villas apartments agency company directory exchange photos photography reviews global international museum google barcelona berlin boston hamburg ist istanbul london melbourne miami nyc paris rio sydney tokyo vegas swiss amsterdam bayern bzh capetown cologne corsica dubai durban koeln madrid moscow nrw osaka quebec tirol wien";
/** Words with which a sentence may begin, or be the whole of one. */
const WORDS =
  "art asia bar beer best bike boats cafe camp cash casa cat center chat church city coffee community cool deals digital email events expert family fish fit food football fun gallery game games gift gold group guru haus help house how kitchen land life live lol love ltd market media men menu money music name network news ngo ninja now one party pet pics pictures pizza place plus press pro pub rest restaurant review rocks run sale school services show social solutions surf taxi team tienda tips today top town toys video vin wang watch wiki win wine work works world wow yoga zone";

const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(" ")));

export const ENDINGS = setOf(COUNTRIES, OTHER_SCRIPTS, TRADES, WORDS);
export const WORD_ENDINGS = setOf(WORDS);
/** Endings that are no word of any guest's language. In capitals, too, they end an address. */
export const NO_WORDS = setOf("com net org info biz xyz icu ru cn uk tv cc pt fr gr br jp kr рф");
