/** What a service's usernames and their addresses look like. Sources: each service's help pages; the first parts of its addresses that are no person's. */
export type Service = {
  /** the whole path of a person's address at each host, without slashes at its ends; the first group is the name */
  paths: Readonly<Record<string, RegExp>>;
  /** what may stand before a host */
  sub?: RegExp;
  shape: RegExp;
  /** what people call it, in small letters, each word of it */
  called: string;
  /** names are of any script, with emoji, and the marks of both that no one sees */
  hasMarks?: true;
  /** paths of the service's own, which no one has as a name */
  reserved: string;
  /** guests pay by it: a name that isn't quite sure is none */
  isPaid?: true;
  /** the parameter of a payment's address that says the name, and the paths of such addresses */
  payee?: { parameter: string; paths: RegExp };
  /** the path of an address that is kept as it is, of a company for instance */
  page?: RegExp;
};

/** What may stand before a host, unless a service says otherwise. */
export const SUB = /^(?:(?:www|m|mobile|touch|account)\.)?$/;
const AMOUNT = String.raw`(?:\/[€$£]?\d[\d.,]{0,12}(?:[a-z]{0,3}|[€$£]))?`;
const PAYPAL_NAME = String.raw`([^/]+)${AMOUNT}$`;

const INSTAGRAM =
  /^(?:_u\/)?@?([^/]+)(?:\/(?:(?:p|reel|reels|tv)\/[^/]+|reels|reposts|tagged|profilecard|guides|channel|feed|photos|live|followers|following))?$/;
const CASHTAG = new RegExp(String.raw`^\$+([^/]+)${AMOUNT}$`, "i");
const COFFEE =
  /^@?([^/]+)(?:\/(?:membership|memberships|extras|posts|gallery|shop|commissions|wishlist|about|goal|[a-z]\/[^/]+))?$/;

const PAYING =
  "qrcodes qr q code codes donate donation donations webapps cgi-bin invoice invoicerequest myaccount signin sign-in signup sign-up login logout my u p w i s c d pay payment payments paywithvenmo send request paypalme activity authflow ncp pools home help legal about business account accounts settings app apps share grab setup terms pricing faq favicon index api auth oauth static search security invite referral support contact privacy blog press careers developer developers download launch create profile manage onboarding paypal";

export const SERVICES = {
  instagram: {
    paths: { "instagram.com": INSTAGRAM, "instagr.am": INSTAGRAM, "ig.me": /^m\/([^/]+)$/ },
    sub: /^(?:(?:www|m|mobile|touch|[a-z]{2}(?:-[a-z]{2})?)\.)?$/,
    called: "instagram insta ig",
    shape: /^(?!.*[.]{2})(?!\d{7,}$)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    reserved:
      "a n j m p s t tv ar qr _n _u reel reels explore stories share accounts direct about legal developer developers web channel invites nametag audio reels_audio popular topics locations hashtag login signup emailsignup ads oauth graphql api challenge lite download press business help privacy terms directory session media create your_activity notifications archive saved create_story blog jobs static images embed language shop professional hacked settings search support threads meta_verified accountscenter accounts_center instagram",
  },
  tiktok: {
    // Behind '@' stands a name alone; without it a name is all there is.
    paths: {
      "tiktok.com": /^(?:(?:(?:[a-z]{2}(?:-[a-z]{2,4})?|amp)\/)?@|(?=[^/]+$))([^/@]+)(?:\/[^@]*)?$/i,
    },
    sub: /^(?:(?:www|m)\.)?$/,
    called: "tiktok tik tok",
    shape: /^(?=.*[a-z_.])[a-z0-9._]{1,23}[a-z0-9_]$/i,
    reserved:
      "t v foryou following friends explore discover live tag music video embed share login logout signup upload about legal place channel en search h5 shop view business node link amp effect sticker messages inbox profile redirect creators qr download trending player oembed forgot setting settings coin transparency auth passport api feedback safety community-guidelines ads studio tiktokstudio creator-center creator invite qrcode question playlist collection photo notifications activity wallet security games browse drafts tiktok",
  },
  linkedin: {
    paths: { "linkedin.com": /^(?:(?:mwlite|mwlite\/me|m|comm)\/)?in\/([^/]+)(?!.*\/in\/)/i },
    sub: /^(?:(?:www|m|mobile|touch|[a-z]{2})\.)?$/,
    called: "linkedin",
    page: /^(?:(?:mwlite|m|comm)\/)?(company|school|showcase)\/([^/]+)/i,
    // What begins with ACoA or ACwA is a member's number, which opens nothing for those who aren't signed in.
    shape:
      /^(?=.*\p{L})(?!(?:AC[a-z]A|AEMAA)[\w-]{20,}$)[\p{L}\p{M}\p{N}\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Join_Control}\u{E0020}-\u{E007F}_’-]{3,100}$/u,
    hasMarks: true,
    reserved:
      "in pub feed company school showcase jobs posts pulse learning groups messaging mynetwork share sharing edit unavailable setup new admin create login signup authwall notifications newsletters events services products talent sales profile linkedin",
  },
  paypalLink: {
    isPaid: true,
    paths: {
      "paypal.me": new RegExp(`^@?${PAYPAL_NAME}`, "i"),
      // PayPal's own site has names behind paypalme/ only, in the pages of any country.
      "paypal.com": new RegExp(
        String.raw`^(?:[a-z][a-z0-9]{1,5}(?:[-_][a-z]{2,4})?\/)?paypalme\/@?${PAYPAL_NAME}`,
        "i",
      ),
    },
    called: "paypal paypalme paypal.me",
    shape: /^(?=.*[a-z])[a-z0-9]{1,20}$/i,
    reserved: PAYING,
  },
  venmoLink: {
    isPaid: true,
    paths: { "venmo.com": /^(?:u\/)?@?([^/]+)$/i },
    payee: { parameter: "recipients", paths: /^(?:pay|paycharge|payment-link)?$/i },
    called: "venmo",
    shape: /^(?=.*[a-z])[a-z0-9_-]{5,30}$/i,
    reserved: `${PAYING} story stories checkout touch resources groups statement statements incomplete transactions profiles user users credit-card creditcard credit debit-card teens charities go crypto feed friends notifications venmo payment-link payment-links cashout our-fees fees how-it-works offers rewards transfer cards forgot-password contact-us user-agreement getpaid paycharge mobile-login mobile-app venmodebit venmo-debit community send-money receive-money pay-with-venmo find-friends fraud safety scan scams identity verification`,
  },
  cashappLink: {
    isPaid: true,
    paths: { "cash.app": CASHTAG, "cash.me": CASHTAG },
    called: "cash app cashapp cashtag $cashtag",
    shape: /^(?=.*[a-z])[a-z0-9_-]{1,20}$/i,
    reserved: `${PAYING} cashapp cash`,
  },
  buyMeACoffeeLink: {
    isPaid: true,
    paths: {
      "buymeacoffee.com": COFFEE,
      "buymeacoff.ee": COFFEE,
      "coff.ee": COFFEE,
      "bmc.link": COFFEE,
    },
    called: "buy me a coffee buymeacoffee bmc",
    shape: /^(?=.*[a-z])[a-z0-9_-](?:[a-z0-9._-]{0,48}[a-z0-9_-])$/i,
    reserved: `${PAYING} explore-creators explore dashboard membership memberships posts extras creators privacy-policy widget studio gifting gift supporters notifications shop wishlist brand buttons messages integrations payouts referrals l e index.php discover wallet billing thankyou thank-you forgot-password reset-password buymeacoffee`,
  },
} as const satisfies Record<string, Service>;

/**
 * Addresses of sites, which are pasted where a name with a full stop could stand as well; '@' before it says that it is a
 * name. Endings of countries and of trades (`.pt`, `.tours`) are common in names.
 */
export const SITE =
  /^www\.|\.(?:com|net|org|info|biz)$|(?:^|\.)(?:paypal\.me|cash\.me|wa\.me|t\.me|ig\.me|fb\.me|revolut\.me|coff\.ee|buymeacoff\.ee|linktr\.ee|bmc\.link|instagr\.am|lnkd\.in)$/i;
