import type { Role } from "#schema/role.ts";
import type { GuideInput } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import {
  amarasReviews,
  type DemoReview,
  kenjisReviews,
  martasReviews,
  ploysReviews,
  rafaelsReviews,
  tiagosReviews,
} from "./reviews.ts";
import { type DemoTour, demoTours } from "./tours.ts";

/** A link of a guide's own. `days`: how many days guests see it, today included; missing for no end. */
type DemoLink = { label: string; url: string; days?: number };

export type DemoGuide = GuideInput & {
  uniqueId: string;
  /** names a file in demo/pictures */
  picture: string;
  platforms: { platform: string; url: string }[];
  reviews: DemoReview[];
  ways: PaymentWay[];
  links: DemoLink[];
  /** how many of the owner's experiences it shows, from the first */
  featured: number;
};

export type DemoUser = {
  username: string;
  email: string;
  role: Role;
  operatorName: string;
  /** days from now to the end of the trial; behind us when negative */
  trialDays: number;
  /** has a subscription */
  subscribed: boolean;
  banner: string | null;
  guides: DemoGuide[];
  tours: DemoTour[];
};

const marta: DemoGuide = {
  uniqueId: "marta-lisbon",
  picture: "marta",
  name: "Marta Oliveira",
  professionalTag: "Lisbon food & fado walks",
  bio: "Born in Alfama, raised on my grandmother’s caldo verde. Since 2014 I have walked guests through Lisbon’s back lanes: small groups, honest stories and always a warm pastel de nata.",
  languagesSpoken: ["pt", "en", "es", "de"],
  translations: {
    de: {
      professionalTag: "Essen und Fado in Lissabon",
      bio: "In der Alfama geboren, mit dem Caldo verde meiner Großmutter aufgewachsen. Seit 2014 zeige ich Gästen Lissabons Gassen: kleine Gruppen, ehrliche Geschichten und immer ein warmes Pastel de Nata.",
    },
  },
  email: "marta@walks.example",
  phone: "+351 912 000 014",
  instagram: "marta.walks",
  whatsapp: "+351 912 000 014",
  linkedin: "martaoliveira-demo",
  paypalLink: "martawalksdemo",
  venmoLink: "marta-walks-demo",
  zelleLink:
    "https://enroll.zellepay.com/qr-codes?data=eyJuYW1lIjoiTUFSVEEiLCJ0b2tlbiI6Im1hcnRhQHdhbGtzLmV4YW1wbGUifQ",
  stripeLink: "https://buy.stripe.com/test_martawalksdemo",
  cashappLink: "martawalksdemo",
  buyMeACoffeeLink: "martawalksdemo",
  platforms: [
    { platform: "Tripadvisor", url: "https://tripadvisor.example/marta-walks" },
    { platform: "Google", url: "https://google.example/marta-walks/review" },
  ],
  country: "PT",
  timeZone: "Europe/Lisbon",
  ways: [
    {
      kind: "number",
      label: "MB WAY",
      country: "PT",
      value: "+351912000014",
      holder: "Marta Oliveira",
    },
    { kind: "iban", value: "PT50000201231234567890154", holder: "Marta Oliveira" },
    { kind: "revolut", value: "martawalksdemo" },
  ],
  links: [
    { label: "My website", url: "https://marta-walks.example/" },
    { label: "Marta Walks on Facebook", url: "https://www.facebook.com/martawalksdemo" },
    { label: "Photos of today", url: "https://photos.example/marta-walks/today", days: 3 },
    { label: "Where I eat in Alfama", url: "https://maps.example/marta-walks/alfama" },
  ],
  reviews: martasReviews,
  featured: 0,
};

const kenji: DemoGuide = {
  uniqueId: "kenji-lisbon",
  picture: "kenji",
  name: "Kenji Watanabe",
  professionalTag: "Tiles, stairs & viewpoints",
  bio: "Architect by training, walker by choice. I read Lisbon through its tiles, its stairs and its stubborn little gardens. Bring comfortable shoes and a question.",
  email: "kenji@setecolinas.example",
  phone: "+351 912 000 027",
  instagram: "kenji.reads.lisbon",
  whatsapp: "+351 912 000 027",
  paypalLink: "kenjiwalksdemo",
  cashappLink: "kenjiwalksdemo",
  buyMeACoffeeLink: "kenjiwalksdemo",
  platforms: [
    { platform: "Tripadvisor", url: "https://tripadvisor.example/sete-colinas" },
    { platform: "GetYourGuide", url: "https://getyourguide.example/sete-colinas" },
  ],
  country: "PT",
  timeZone: "Europe/Lisbon",
  ways: [
    { kind: "card", value: "https://pay.sumup.com/b2c/kenjiwalksdemo" },
    { kind: "number", label: "MB WAY", country: "PT", value: "+351912000027" },
    { kind: "wise", value: "kenjiwalksdemo" },
  ],
  links: [],
  reviews: kenjisReviews,
  featured: 3,
};

const amara: DemoGuide = {
  uniqueId: "amara-lisbon",
  picture: "amara",
  name: "Amara Okafor",
  callMe: "Amara",
  professionalTag: "African Lisbon, told and sung",
  bio: "From Lagos to Lisbon with a guitar. I walk you through six hundred years of African Lisbon: Mouraria, music, markets, and lunch where the cooks sing back.",
  email: "amara@setecolinas.example",
  tiktok: "amara.sings.lisbon",
  instagram: "amara.sings.lisbon",
  paypalLink: "amarawalksdemo",
  platforms: [{ platform: "Tripadvisor", url: "https://tripadvisor.example/sete-colinas" }],
  country: "PT",
  timeZone: "Europe/Lisbon",
  ways: [
    { kind: "kofi", value: "amarawalksdemo" },
    { kind: "revolut", value: "amarawalksdemo" },
  ],
  links: [],
  reviews: amarasReviews,
  featured: 0,
};

const tiago: DemoGuide = {
  uniqueId: "tiago-porto",
  picture: "tiago",
  name: "Tiago Ferreira",
  professionalTag: "Porto cellars & bridges",
  bio: "Son of a boatman on the Douro. I show Porto from the water up: bridges, cellars, and the one bakery that opens at four in the morning.",
  email: "tiago@porto.example",
  phone: "+351 912 000 033",
  instagram: "tiago.porto.demo",
  paypalLink: "tiagowalksdemo",
  platforms: [],
  country: "PT",
  timeZone: "Europe/Lisbon",
  ways: [{ kind: "number", label: "MB WAY", country: "PT", value: "+351912000033" }],
  links: [],
  reviews: tiagosReviews,
  featured: 0,
};

const rafael: DemoGuide = {
  uniqueId: "rafael-sao-paulo",
  picture: "rafael",
  name: "Rafael Nogueira",
  professionalTag: "São Paulo street art & samba",
  bio: "I grew up between the murals of Vila Madalena. We walk from alley to alley, taste pão de queijo on the way and end where the drums are.",
  email: "rafael@saopaulo.example",
  phone: "+55 11 90000 0021",
  instagram: "rafael.murais.demo",
  whatsapp: "+55 11 90000 0021",
  paypalLink: "rafaelwalksdemo",
  platforms: [],
  country: "BR",
  timeZone: "America/Sao_Paulo",
  ways: [
    {
      kind: "pix",
      value: "123e4567-e12b-12d1-a456-426655440000",
      holder: "Rafael Nogueira",
      city: "Sao Paulo",
    },
    { kind: "wise", value: "rafaelwalksdemo" },
  ],
  links: [],
  reviews: rafaelsReviews,
  featured: 0,
};

const ploy: DemoGuide = {
  uniqueId: "ploy-bangkok",
  picture: "ploy",
  name: "Ploy Srisuk",
  professionalTag: "Bangkok canals & night markets",
  bio: "Bangkok is a city of water. We take the small boats my grandmother took, eat where the boatmen eat, and come home with flowers.",
  email: "ploy@bangkok.example",
  phone: "+66 81 222 3333",
  instagram: "ploy.khlongs.demo",
  paypalLink: "ploywalksdemo",
  platforms: [],
  country: "TH",
  timeZone: "Asia/Bangkok",
  ways: [
    { kind: "promptpay", value: "+66812223333", holder: "Ploy Srisuk" },
    { kind: "wise", value: "ploywalksdemo" },
  ],
  links: [],
  reviews: ploysReviews,
  featured: 0,
};

const bare = { operatorName: "", subscribed: false, banner: null, tours: [] };

/** The password of every demo account. */
export const DEMO_PASSWORD = "lanyard-demo";
export const DEMO_ADMIN = { email: "admin@example.com", password: DEMO_PASSWORD };

export const demoUsers: DemoUser[] = [
  {
    ...bare,
    username: "Marta Oliveira",
    email: "guide@example.com",
    role: "guide",
    trialDays: 14,
    banner: "lisbon",
    guides: [marta],
  },
  {
    username: "Sete Colinas Walks",
    email: "operator@example.com",
    role: "operator",
    operatorName: "Sete Colinas Walks",
    trialDays: -30,
    subscribed: true,
    banner: "lisbon",
    guides: [kenji, amara],
    tours: demoTours,
  },
  {
    ...bare,
    username: "Tiago Ferreira",
    email: "lapsed@example.com",
    role: "guide",
    trialDays: -3,
    guides: [tiago],
  },
  {
    ...bare,
    username: "Rafael Nogueira",
    email: "saopaulo@example.com",
    role: "guide",
    trialDays: 14,
    guides: [rafael],
  },
  {
    ...bare,
    username: "Ploy Srisuk",
    email: "bangkok@example.com",
    role: "guide",
    trialDays: 14,
    guides: [ploy],
  },
];
