import { describe, expect, it } from "vitest";
import type { PublicGuide } from "#schema/guide.ts";
import { byLinkField } from "#schema/links.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import type { Review } from "#schema/review.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { BRAND } from "#schema/brand.ts";
import { render, type RenderInput } from "./guest/public-page/render-page.ts";
import type { ReviewAttempt } from "./guest/public-page/reviews/review-attempt.ts";
import { loadPageTexts } from "#locales/guest.ts";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { english } from "#texts/guest/english.ts";
import { reviewDate } from "#texts/guest/format.ts";
import { inEveryLanguage } from "#texts/guest/in-every-language.ts";
import { directionOf, LANGUAGES, PAGE_LANGUAGES } from "#locales/languages.ts";
import { NO_FACTS } from "./testing/sample-tour.ts";
import type { LocaleTag } from "#texts/guest/regions.ts";

const CATALOGUES = await inEveryLanguage(loadPageTexts);

const TEMPLATE =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--body--></div><!--state--></body></html>';

const renderIn = async (tag: LocaleTag, input: RenderInput) => render(TEMPLATE, input, await loadLocale(tag));
const renderEnglish = (input: RenderInput) => render(TEMPLATE, input, { ...english, memo: {} });

const bare: PublicGuide = {
  id: 3,
  uniqueId: "k7m2xq9abc",
  userId: 7,
  name: "Marta Oliveira",
  callMe: "",
  language: "en",
  languagesSpoken: [],
  translations: {},
  bio: "",
  professionalTag: "",
  ...byLinkField(() => ""),
  tipLink: "",
  profilePicture: null,
  reviewsEnabled: "true",
  country: "",
  currency: "",
  isListed: null,
  tipAmounts: null,
  bookingCode: null,
  licence: null,
  tipsGoTo: "guide",
  timeZone: "UTC",
  url: "https://lanyard.example/profile/k7m2xq9abc",
  handle: null,
  hasEarlierReviews: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  userBannerImage: null,
  operatorName: "",
  reviewPlatforms: [],
  links: [],
  reviewCount: 0,
  reviewsRemoved: 0,
  rating: null,
  hasPaymentWays: false,
};
const platformAt = (url: string, named: Partial<ReviewPlatform> = {}): ReviewPlatform => ({
  id: 1,
  platform: "Tripadvisor",
  url,
  writeUrl: url,
  ...named,
});

const review: Review = {
  id: 1,
  guideId: 3,
  name: "Hannah Weiss",
  rating: 4,
  comment: "First line\nsecond line",
  language: "en",
  date: "2026-11-09T23:30:00.000Z",
  reply: null,
};
const tour = {
  id: 5,
  tourId: 9,
  position: 1,
  tour: {
    id: 9,
    title: "Sunset sail",
    description: "Two hours",
    imageUrl: "/images/sail.webp",
    externalLink: "https://book.example/sail",
    ...NO_FACTS,
    language: "en",
    translations: {},
  },
};

const page = (guide: Partial<PublicGuide>, reviews: Review[] = [], tours: FeaturedTour[] = []) =>
  renderEnglish({ data: { guide: { ...bare, ...guide }, reviews, tours } });
/** Keeps what is seen of a document, without styles, scripts and the head. */
const bodyOf = (html: string) =>
  html.slice(html.indexOf("<body>"), html.indexOf('<script type="application/json"'));
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href]) => href)
    .filter((href) => !href?.includes("?lang="));

it("a stored link that guests could not open is neither on the page nor in what machines read of it", () => {
  const wrong = {
    tiktok: "t",
    linkedin: "marta@example.com",
    whatsapp: "+https://wa.me/c/1",
    paypalLink: "qrcodes",
  };
  const [seen = ""] = page({ ...wrong, instagram: "marta.walks" }).split('<script type="application/json"');
  expect(seen).toContain("https://instagram.com/marta.walks");
  expect(seen).not.toMatch(/(?:paypal\.me|tiktok\.com|linkedin\.com|wa\.me)\//);
  expect(seen).not.toContain('id="support"');
});

describe("full public page", () => {
  const html = page(
    {
      bio: "Born in Alfama.\nI walk.",
      professionalTag: "Food walks",
      email: "marta@example.com",
      phone: "+351 912 000 014",
      instagram: "marta.walks",
      paypalLink: "marta",
      cashappLink: "marta",
      profilePicture: "/images/marta.webp",
      userBannerImage: "/images/banner.webp",
      operatorName: "Sete Colinas",
      reviewPlatforms: [platformAt("https://tripadvisor.example/marta")],
      reviewCount: 12,
      rating: 4.9166,
    },
    [review],
    [tour],
  );
  const body = bodyOf(html);

  it("a public page shows everything without JavaScript", () => {
    for (const text of [
      "Marta Oliveira",
      "Food walks",
      "About Me",
      "Born in Alfama.\nI walk.",
      "Connect With Me",
      "Support Me",
      "Leave a Tip",
      "Select payment method",
      "Guest Reviews",
      "12 reviews",
      "Nov 9, 2026",
      'aria-label="4 out of 5 stars"',
      "First line\nsecond line",
      "Tripadvisor",
      "Other Experiences from",
      "Sete Colinas",
      "Book Now",
    ])
      expect(body).toContain(text);
  });

  it("a public page links to the fields that are filled, and to nothing else", () => {
    expect(new Set(hrefs(body))).toEqual(
      new Set([
        "/",
        "/privacy",
        "/terms",
        "/imprint",
        "/language?back=%2Fprofile%2Fk7m2xq9abc",
        "/profile/k7m2xq9abc/qr",
        "#reviews",
        "#tours",
        "#ways",
        "mailto:marta@example.com",
        "tel:+351912000014",
        "https://instagram.com/marta.walks",
        "/profile/k7m2xq9abc/contact.vcf",
        "/profile/k7m2xq9abc/report?review=1&amp;lang=en",
        "/profile/k7m2xq9abc?reviews=more&amp;lang=en#reviews",
        "https://paypal.me/marta",
        "https://cash.app/$marta",
        "https://tripadvisor.example/marta",
        "https://book.example/sail",
      ]),
    );
  });

  it("a public page has the guide's own links: known services as icons and for search engines, others as rows", () => {
    const html = page({
      callMe: "Marta",
      links: [
        { label: "Photos & more", url: "https://www.fotos.example/today", until: "2099-01-01" },
        { label: "My channel", url: "https://t.me/marta", until: null },
        { label: "Bad", url: "javascript:alert(1)", until: null },
      ],
    });
    const rel = 'target="_blank" rel="noopener noreferrer nofollow ugc"';
    const own = bodyOf(html);
    expect(own).toMatch(/<h2>More from <bdi>Marta<\/bdi><\/h2>/);
    expect(own).toContain(`href="https://www.fotos.example/today" data-event="link" ${rel}`);
    expect(own).toContain("<bdi>Photos &amp; more</bdi><small><bdi>fotos.example</bdi></small>");
    expect(own).toMatch(
      /<a href="https:\/\/t\.me\/marta" aria-label="My channel" title="My channel" data-event="link" [^>]*nofollow/,
    );
    expect(html).toContain('"sameAs":["https://t.me/marta"]');
    expect(html).not.toContain("javascript:alert");
    expect(bodyOf(page({}))).not.toContain("More from");
  });

  it("a public page opens web links in a new tab without an opener, mail and phone in place", () => {
    expect(body).toMatch(
      /<a [^>]*href="https:\/\/instagram\.com[^>]*target="_blank" rel="noopener noreferrer"/,
    );
    expect(body).not.toMatch(/<a [^>]*href="(?:mailto|tel):[^>]*target=/);
  });

  it("a public page describes itself to browsers and link previews", () => {
    for (const tag of [
      "<title>Marta Oliveira - Tour Guide Profile</title>",
      '<meta name="description" content="Born in Alfama. I walk."/>',
      '<link rel="canonical" href="https://lanyard.example/profile/k7m2xq9abc"/>',
      '<meta property="og:image" content="https://lanyard.example/images/marta.webp?w=600"/>',
      '<meta name="twitter:image" content="https://lanyard.example/images/marta.webp?w=600"/>',
      '<meta name="twitter:title" content="Marta Oliveira - Tour Guide Profile"/>',
      '<meta name="robots" content="index,follow"/>',
    ])
      expect(html).toContain(tag);
  });

  const personIn = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? "");

  it("a public page describes the guide to search engines, without phone and e-mail", () => {
    expect(personIn(html)).toEqual({
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url: "https://lanyard.example/profile/k7m2xq9abc",
      inLanguage: "en",
      mainEntity: {
        "@type": "Person",
        name: "Marta Oliveira",
        jobTitle: "Food walks",
        description: "Born in Alfama. I walk.",
        url: "https://lanyard.example/profile/k7m2xq9abc",
        image: "https://lanyard.example/images/marta.webp",
        sameAs: ["https://instagram.com/marta.walks"],
      },
    });
  });

  it("a hostile name can't break out of a public page's metadata", () => {
    const name = '</script><script>alert(1)</script>"&amp;';
    expect(personIn(page({ name })).mainEntity.name).toBe(name);
  });

  it.each(["Marta Oliveira", "عبد الله", "Nguyễn Văn An", "李 小明", "Dr. Anna Huber", "The Okonkwo Walks"])(
    "a public page uses the guide's whole name everywhere: %s",
    (name) => {
      const body = bodyOf(page({ name, paypalLink: "marta" }));
      expect(body).toContain(`Your tip goes straight to <bdi>${name}</bdi>.`);
      expect(body).toContain(`How was your time with <bdi>${name}</bdi>?`);
    },
  );

  it("a public page's images have dimensions and send no referrer", () => {
    for (const [image] of body.matchAll(/<img [^>]*>/g))
      expect(image).toMatch(/width="\d+" height="\d+".*referrerPolicy="no-referrer"/);
    expect(body).toMatch(/<img [^>]*alt="Marta Oliveira"[^>]*fetchPriority="high"/);
  });

  it("a public page inlines its styles and loads no stylesheet", () => {
    expect(html).toMatch(/<style>[^<]*--paper[^<]*\.btn[^<]*\.badge[^<]*<\/style>/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it("a public page lets the text decide its direction", () => {
    for (const text of [
      "Marta Oliveira",
      "Food walks",
      "Born in Alfama.",
      "First line",
      "Hannah Weiss",
      "Sunset sail",
    ])
      expect(body).toMatch(new RegExp(`<[a-z0-9]+[^>]* dir="auto"[^>]*>${text.replace(".", "\\.")}`));
  });
});

it("a company without tours on the page is named on the badge, and by its tours' title where there are some", () => {
  const named = (tours: (typeof tour)[]) => bodyOf(page({ operatorName: "Sete Colinas" }, [], tours));
  expect(named([])).toContain('translate="no">Sete Colinas</p>');
  expect(named([tour])).not.toContain('translate="no">Sete Colinas</p>');
});

it("a page whose reviews are off leads to where else its guide is reviewed before it says so", () => {
  const html = bodyOf(
    page({
      reviewsEnabled: "false",
      reviewPlatforms: [platformAt("https://tripadvisor.example/marta")],
    }),
  );
  expect(html).toMatch(/Tripadvisor[^]*Reviews Disabled/);
});

it("a link whose service nobody could tell by its field has its host beside it", () => {
  const html = bodyOf(page({ stripeLink: "https://tips.walks.example/marta" }));
  expect(html).toContain('<span translate="no">Stripe</span><small>tips.walks.example</small>');
  expect(bodyOf(page({ stripeLink: "https://buy.stripe.com/x" }))).not.toContain("<small>");
});

describe("minimal public page", () => {
  const body = bodyOf(page({}));

  it("a minimal public page shows the default tag and omits what is empty", () => {
    expect(body).toContain("Professional Tour Guide");
    expect(body).toContain("No reviews yet");
    for (const text of ["About Me", "Connect With Me", "Support Me", "Leave a Tip", "Experiences", "<img"])
      expect(body).not.toContain(text);
  });

  it("tours are shown without an operator's name", () => {
    expect(bodyOf(page({}, [], [tour]))).toContain("More Experiences You Might Like");
  });

  it("a public page with disabled reviews says so and shows none", () => {
    const disabled = page({ reviewsEnabled: "false", reviewCount: 1, rating: 4 }, [review]);
    expect(bodyOf(disabled)).toContain("Reviews Disabled");
    expect(bodyOf(disabled)).toContain("This guide has disabled reviews for their profile.");
    expect(disabled).not.toContain("Hannah");
  });
});

describe("review form", () => {
  const sent = (attempt?: ReviewAttempt) =>
    bodyOf(renderEnglish({ data: { guide: bare, reviews: [], tours: [] }, ...(attempt && { attempt }) }));
  const typed = { name: 'Ana "<b>"', rating: "2", comment: "Two\nlines </textarea>" };

  it("the review form is a plain HTML form with five stars chosen", () => {
    const body = sent();
    expect(body).toMatch(/<form [^>]*action="\/profile\/k7m2xq9abc\/reviews\?lang=en#reviews" method="post"/);
    expect(body.match(/<input type="radio"[^>]*>/g)).toHaveLength(5);
    expect(body.match(/<input [^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="5"')]);
  });

  it("the review form says that name and review will be public", () => {
    expect(sent()).toContain("Your name and review will be public.");
  });

  it("a refused review without scripts comes with its reasons in words, in the page's language", async () => {
    const html = await renderIn("de", {
      data: { guide: bare, reviews: [], tours: [] },
      attempt: { sent: false, values: { ...typed, name: " " }, status: 400, issues: [] },
    });
    const [, json = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json).attempt).toEqual({
      sent: false,
      values: { ...typed, name: " " },
      errors: { name: CATALOGUES.de.nameRequired },
      problem: { title: CATALOGUES.de.notSent, text: CATALOGUES.de.fillCorrectly },
    });
    expect(bodyOf(html)).toContain(CATALOGUES.de.nameRequired);
  });

  it("the thank-you asks whether it would be said on the guide's review platforms, too", () => {
    const thanks = bodyOf(
      renderEnglish({
        data: {
          guide: { ...bare, reviewPlatforms: [platformAt("https://tripadvisor.example/marta")] },
          reviews: [],
          tours: [],
        },
        attempt: { sent: true },
      }),
    );
    expect(thanks).toMatch(
      /Would you say it here, too\?<\/p><div class="plats"><a href="https:\/\/tripadvisor\.example\/marta"/,
    );
    expect(sent({ sent: true })).not.toContain("Would you say it here, too?");
  });

  it("the review form is replaced by a thank-you after it was sent", () => {
    expect(sent({ sent: true })).toContain("Thank you for your review");
    expect(sent({ sent: true })).not.toContain("<form");
  });

  it("a refused review form shows what was typed and what is wrong with it", () => {
    const body = sent({
      sent: false,
      values: { ...typed, name: " " },
      status: 400,
      code: "invalid_input",
      issues: [{ path: ["name"], text: "Please provide your name", values: {} }],
    });
    expect(body).toContain("Please check your review");
    expect(body.match(/Please provide your name/g)).toHaveLength(2);
    expect(body).toMatch(/<input [^>]*aria-invalid="true"[^>]*name="name"/);
    expect(body).toMatch(/<input [^>]*checked[^>]*value="2"/);
    expect(body).toContain("Two\nlines &lt;/textarea&gt;</textarea>");
  });

  it.each([
    ["own_page", "Not Allowed", "You cannot add a review to your own profile"],
    ["reviews_disabled", "Reviews Disabled", "The owner has disabled reviews for this profile."],
    ["unavailable", "Your review was not sent", "Something went wrong. Please try again."],
  ] as const)("a review form refused with %j has the title %j", (code, title, text) => {
    const body = sent({ sent: false, values: typed, status: 403, code });
    for (const texts of [title, text, 'value="Ana &quot;&lt;b&gt;&quot;"']) expect(body).toContain(texts);
  });
});

describe("review list", () => {
  const reply = { text: "Obrigada!\n<i>Marta</i>", language: "pt", date: "2026-11-10T00:00:00.000Z" };

  it("a review shows the guide's reply below it, as text", () => {
    const body = bodyOf(page({ reviewCount: 1, rating: 4 }, [{ ...review, reply }]));
    expect(body).toMatch(/Reply from <bdi>Marta Oliveira<\/bdi>/);
    expect(body).toContain("Nov 10, 2026");
    expect(body).toContain('<p dir="auto" lang="pt">Obrigada!\n&lt;i&gt;Marta&lt;/i&gt;</p>');
  });

  it("the review list says where reviews come from, and how many were removed", () => {
    const origin = "Guests leave reviews on this page. The reviews are not verified.";
    expect(bodyOf(page({}))).toContain(`${origin}</p>`);
    expect(bodyOf(page({ reviewsRemoved: 1 }))).toContain(`${origin} The owner has removed 1 review.`);
    expect(bodyOf(page({ reviewsRemoved: 2 }))).toContain(`${origin} The owner has removed 2 reviews.`);
  });

  it("the review list has a button for more only when there are more", () => {
    const more = "Show more reviews";
    expect(bodyOf(page({ reviewCount: 1, rating: 4 }, [review]))).not.toContain(more);
    const html = page({ reviewCount: 51, rating: 4 }, [review]);
    expect(bodyOf(html)).toContain(more);
    expect(html).toContain('"moreReviews":"/api/guides/k7m2xq9abc/reviews?cursor=1"');
  });
});

describe("languages of a public page", () => {
  const data = { guide: bare, reviews: [review], tours: [tour] };

  it.each(PAGE_LANGUAGES)("a public page declares its language and direction: %s", async (language) => {
    const html = await renderIn(language, { data });
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(bodyOf(html)).toContain(CATALOGUES[language].guestReviews.replace(/'/g, "&#x27;"));
    expect(bodyOf(html)).toContain(reviewDate(await loadLocale(language), review.date));
  });

  it("a public page is in English by default", () => {
    expect(renderEnglish({ data })).toContain('<html lang="en" dir="ltr">');
    expect(renderEnglish({ data })).toContain('<meta property="og:locale" content="en_US"/>');
  });

  it("a public page carries the words of its own language only, and of those what its script says", async () => {
    const html = await renderIn("de", { data });
    const [, json = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
    const { locale } = JSON.parse(json).view;
    expect(locale.language).toBe("de");
    expect(CATALOGUES.de).toMatchObject(locale.texts);
    // What the page has, so that the browser makes the same one, and what can't wait for the others.
    expect(Object.keys(locale.texts)).toEqual(
      expect.arrayContaining(["guestReviews", "howWasIt", "book", "close", "offline", "linkCopied"]),
    );
    // What later steps alone show, what the server alone says, and what this page lacks.
    for (const key of ["thanks", "nameRequired", "heldText", "failedText", "description", "moreFrom"])
      expect(locale.texts).not.toHaveProperty(key);
    expect(html).not.toContain(CATALOGUES.en.leaveTip);
    expect(html).not.toContain(CATALOGUES.fr.leaveTip);
  });

  it("a public page leads to the choice of its language, and lists no other", async () => {
    const body = bodyOf(await renderIn("ja", { data }));
    const links = hrefs(body).filter((href) => href?.startsWith("/language"));
    expect(new Set(links)).toEqual(new Set(["/language?back=%2Fprofile%2Fk7m2xq9abc"]));
    expect(body).toContain(`aria-label="${CATALOGUES.ja.language}"`);
    for (const language of PAGE_LANGUAGES) expect(body).not.toContain(`>${LANGUAGES[language].name}<`);
  });

  const german = { bio: "Kleine Gruppen", professionalTag: "" };

  it("a public page lists for search engines the languages its guide's words can be read in, each at an address of its own", async () => {
    const guide = { ...bare, bio: "Small groups", translations: { de: german } };
    const address = "https://lanyard.example/profile/k7m2xq9abc";
    const html = await renderIn("de", { data: { ...data, guide } });
    expect(html.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      `<link rel="alternate" hreflang="x-default" href="${address}"/>`,
      `<link rel="alternate" hreflang="en" href="${address}"/>`,
      `<link rel="alternate" hreflang="de" href="${address}?lang=de"/>`,
    ]);
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=de"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_US"/>');
    expect(html).toContain('"inLanguage":"de"');
    for (const tag of ["en", "fr"] as const)
      expect(await renderIn(tag, { data: { ...data, guide } })).toContain(
        `<link rel="canonical" href="${address}"/>`,
      );
  });

  it("a public page whose words are in one language alone, or in none we know, lists no other", async () => {
    for (const language of ["en", "", "tlh"])
      expect(await renderIn("ja", { data: { ...data, guide: { ...bare, language } } })).not.toContain(
        'rel="alternate"',
      );
  });

  it("a public page translates contacts and keeps the names of services", async () => {
    const guide = { ...bare, email: "marta@example.com", phone: "+351912000014", whatsapp: "+351912000014" };
    const body = bodyOf(await renderIn("de", { data: { ...data, guide } }));
    for (const label of ["E-Mail", "Telefon", "WhatsApp"]) expect(body).toContain(`aria-label="${label}"`);
  });

  it("an unavailable public page gives its reason in the reader's language", async () => {
    const html = await renderIn("es", { reason: "missing", uniqueId: "gone" });
    expect(html).toContain(`<title>Perfil no disponible - ${BRAND}</title>`);
    expect(bodyOf(html)).toContain(CATALOGUES.es.missingText);
    expect(bodyOf(html)).toContain("Volver al inicio");
  });

  it("a refused review is explained in the reader's language", async () => {
    const values = { name: "", rating: "9", comment: "Great" };
    const errors = ["Please provide your name", "Rating must be between 1 and 5 stars"];
    const issues = errors.map((text, at) => ({ path: [at === 0 ? "name" : "rating"], text, values: {} }));
    const attempt = { sent: false, values, status: 400, code: "invalid_input", issues } as const;
    const body = bodyOf(await renderIn("ja", { data, attempt }));
    expect(body).toContain("お名前を入力してください、評価は星1つから5つの間で選んでください");
    for (const error of errors) expect(body).not.toContain(error);
  });
});

describe("hostile text", () => {
  const attack = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'$&<!--body-->";
  const html = page(
    {
      name: attack,
      bio: attack,
      professionalTag: attack,
      operatorName: attack,
      zelleLink: "javascript:alert(1)",
      stripeLink: "JaVaScRiPt:alert(1)",
      instagram: "javascript:alert(1)",
      email: "javascript:alert(1)",
      phone: "javascript:alert(1)",
      profilePicture: "javascript:alert(1)",
      userBannerImage: "//evil.example/x.png",
      reviewPlatforms: [
        platformAt("javascript:alert(1)", { id: 1, platform: attack }),
        platformAt("https://user:pass@evil.example/", { id: 2, platform: attack }),
        platformAt('https://fine.example/?q="><script>', { id: 3, platform: attack }),
      ],
      reviewCount: 1,
      rating: 5,
    },
    [{ ...review, name: attack, comment: attack }],
    [
      {
        ...tour,
        tour: { ...tour.tour, title: attack, externalLink: "data:text/html,<script>", imageUrl: "data:x" },
      },
      {
        ...tour,
        id: 6,
        tour: { ...tour.tour, id: 10, description: attack, imageUrl: "http://evil.example/x.png" },
      },
    ],
  );

  it("hostile text is escaped", () => {
    // There are three scripts: the guide and the tours for search engines, and the state that hydrates the page.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toMatch(/<img src=x/);
    expect(html).not.toContain("<!--body-->");
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(bodyOf(html)).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
  });

  it("hostile text never becomes a link or an image", () => {
    for (const href of hrefs(bodyOf(html)))
      expect(href).toMatch(
        /^(?:\/(?:privacy|terms|imprint|language\?back=%2Fprofile%2Fk7m2xq9abc|profile\/k7m2xq9abc\/(?:contact\.vcf|qr|report\?review=\d+&amp;lang=en))?|#[a-z]+|mailto:[^:]*|tel:\+\d+|https:\/\/(?:instagram\.com|fine\.example|book\.example)\/.*)$/,
      );
    expect(bodyOf(html)).not.toContain("<img");
  });

  it("hostile text is unchanged in the page's state", () => {
    const [, json = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      kind: "profile",
      view: { name: attack, bio: { text: attack } },
    });
  });
});

describe("unavailable public page", () => {
  it("an unavailable public page says which page this was, why it isn't there, and the way home", () => {
    const html = renderEnglish({ reason: "missing", uniqueId: "<gone>" });
    expect(html).toContain(`<title>Profile unavailable - ${BRAND}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(bodyOf(html)).toContain("Profile unavailable");
    expect(bodyOf(html)).toContain(
      "This guide profile is unavailable because the owner&#x27;s free trial has ended or their subscription has expired.",
    );
    expect(bodyOf(html)).toContain("/profile/%3Cgone%3E");
    expect(hrefs(bodyOf(html))).toEqual(["/", "/language?back=%2Fprofile%2F%253Cgone%253E"]);
  });

  it("a public page that couldn't be loaded says so", () => {
    const body = bodyOf(renderEnglish({ reason: "failed", uniqueId: "k7m2xq9abc" }));
    expect(body).toContain("Error loading profile");
    expect(body).toContain("We couldn&#x27;t find this guide profile.");
  });
});

describe("the facts of a tour on the page", () => {
  const known: FeaturedTour = {
    ...tour,
    tour: {
      ...tour.tour,
      externalLink: "https://book.example/sail?a=1&ref={guide}",
      tagBookings: true,
      priceFrom: 2500,
      currency: "EUR",
      durationMinutes: 120,
      meetingPoint: "</script><b>Rossio</b>",
    },
  };

  it("the line is on the card, and the rest opens without scripts", () => {
    const html = bodyOf(page({}, [], [known]));
    expect(html).toMatch(/<details><summary class="rep">from €25 · 2 h<\/summary>/);
    expect(html).toContain(
      "<p>Meeting point: \u2068&lt;/script&gt;&lt;b&gt;Rossio&lt;/b&gt;\u2069</p></details>",
    );
    expect(bodyOf(page({}, [], [tour]))).not.toContain("<details");
  });

  it("the offer of a tour is read by search engines with the operator's own link, and no price where there is none", () => {
    const offerOf = (shown: FeaturedTour): unknown => {
      const [data] = /(?<=<script type="application\/ld\+json">)[^<]*"@graph"[^<]*/.exec(
        page({}, [], [shown]),
      ) ?? ["{}"];
      const { "@graph": trips }: { "@graph"?: unknown } = JSON.parse(data);
      return trips;
    };
    const trip = { "@type": "TouristTrip", name: "Sunset sail", description: "Two hours" };
    expect(offerOf(known)).toEqual([
      {
        ...trip,
        offers: {
          "@type": "Offer",
          url: "https://book.example/sail?a=1",
          price: "25.00",
          priceCurrency: "EUR",
        },
      },
    ]);
    expect(offerOf(tour)).toEqual([
      { ...trip, offers: { "@type": "Offer", url: "https://book.example/sail" } },
    ]);
    expect(page({})).not.toContain("@graph");
  });
});
