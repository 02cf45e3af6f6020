/** What a person does on a screen before it is looked at, by English names; `press` is a button's unless a role is given. */
export type Step =
  | { press: string; role?: "link" }
  | { fill: string; with: string }
  | { choose: string; option: string }
  | { attach: string; file: string }
  /** waits for a text, or has a field in sight, near which more is loaded */
  | { see: string }
  | { near: string };

/** A screen of the demo: who looks, and where. */
export type Screen = {
  name: string;
  as?: "guide" | "operator" | "lapsed" | "admin";
  path: string;
  steps?: Step[];
  /** only on a phone: a wide window doesn't have it */
  phoneOnly?: true;
  /** the country the network says */
  from?: string;
};

const MARTA = "/profile/marta-lisbon";
const KENJI = "/profile/kenji-lisbon";
const COUNTRIES = ["BR", "DE", "US", "IN", "SG", "JP", "XX"];

const OF_GUESTS: Screen[] = [
  { name: "landing", path: "/" },
  { name: "landing-arabic", path: "/?lang=ar" },
  { name: "profile-visitor", path: MARTA },
  { name: "profile-visitor-tours", path: KENJI },
  ...["de", "ar", "ja", "hi"].map((lang) => ({
    name: `profile-visitor-${lang}`,
    path: `${KENJI}?lang=${lang}`,
  })),
  { name: "profile-unavailable", path: "/profile/nobody" },
  { name: "profile-visitor-tip", path: MARTA, steps: [{ press: "Leave a Tip" }, { see: "Bank transfer" }] },
  {
    name: "tip-sheet-bank",
    path: MARTA,
    steps: [{ press: "Leave a Tip" }, { press: "Bank transfer", role: "link" }, { see: "Save as a picture" }],
  },
  {
    name: "profile-qr",
    path: MARTA,
    steps: [{ press: "Show QR code", role: "link" }, { see: "Point a camera" }],
  },
  {
    name: "profile-review",
    path: MARTA,
    steps: [{ press: "Send review" }, { see: "Please provide your name" }],
  },
  {
    name: "profile-report",
    path: MARTA,
    steps: [{ press: "Report", role: "link" }, { see: "Report this review" }],
  },
  ...["marta-lisbon", "rafael-sao-paulo", "ploy-bangkok"].flatMap((guide) =>
    COUNTRIES.map((from) => ({
      name: `tip-${guide}-from-${from.toLowerCase()}`,
      from,
      path: `/profile/${guide}/tip`,
    })),
  ),
  { name: "tip", path: `${MARTA}/tip` },
  { name: "tip-other-amount", path: `${MARTA}/tip?other=12.50` },
  { name: "tip-transfer", from: "DE", path: `${MARTA}/tip?amount=1000&way=2` },
  { name: "tip-pix", from: "BR", path: "/profile/rafael-sao-paulo/tip?amount=2000&way=1" },
  { name: "tip-arabic", from: "DE", path: `${MARTA}/tip?lang=ar&amount=1000&way=2` },
  { name: "languages", path: `/language?back=${encodeURIComponent(MARTA)}` },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "imprint", path: "/imprint" },
];

const OF_SIGNING_IN: Screen[] = [
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  {
    name: "register-refused",
    path: "/register",
    steps: [{ press: "Sign up" }, { see: "Username must be" }],
  },
  { name: "forgot", path: "/forgot" },
  {
    name: "forgot-sent",
    path: "/forgot",
    steps: [
      { fill: "Email", with: "marta@walks.example" },
      { press: "Send the link" },
      { see: "Check your e-mail" },
    ],
  },
  { name: "reset", path: "/reset#token=none" },
  { name: "reset-expired", path: "/reset" },
  { name: "verify", path: "/verify#token=none" },
  { name: "email-cancel", path: "/email#cancel=none" },
  { name: "undo", path: "/undo#token=none" },
  { name: "unsubscribe", path: "/unsubscribe#token=none" },
  { name: "join", path: "/join#token=none" },
  { name: "not-found", path: "/nowhere" },
  { name: "admin-login", path: "/admin/login" },
];

const OF_GUIDES: Screen[] = [
  { name: "landing-signed-in", as: "guide", path: "/" },
  { name: "join-signed-in", as: "guide", path: "/join#token=none" },
  { name: "profile-owner", as: "guide", path: MARTA },
  { name: "profile-owner-lapsed", as: "lapsed", path: "/profile/tiago-porto" },
  { name: "dashboard-guide", as: "guide", path: "/dashboard", steps: [{ see: "After the scan" }] },
  {
    name: "menu",
    as: "guide",
    path: "/dashboard",
    phoneOnly: true,
    steps: [{ press: "Menu" }, { see: "Pocket" }],
  },
  {
    name: "dashboard-guide-qr",
    as: "guide",
    path: "/dashboard",
    steps: [{ press: "QR code" }, { see: "Download QR Code" }],
  },
  {
    name: "dashboard-guide-delete",
    as: "guide",
    path: "/dashboard",
    steps: [{ press: "Delete" }, { see: "will be deleted" }],
  },
  { name: "dashboard-guide-lapsed", as: "lapsed", path: "/dashboard" },
  { name: "profile-form-edit", as: "guide", path: "/edit/1" },
  {
    name: "profile-form-tips",
    as: "guide",
    path: "/edit/1",
    steps: [{ near: "Stripe" }, { press: "Add a way to be tipped" }, { see: "Bank transfer" }],
  },
  {
    name: "profile-form-crop",
    as: "guide",
    path: "/edit/1",
    steps: [{ attach: "Profile picture", file: "demo/pictures/lisbon.webp" }, { see: "Use photo" }],
  },
  { name: "print", as: "guide", path: "/print/1" },
  { name: "stats", as: "guide", path: "/stats" },
  { name: "account", as: "guide", path: "/account" },
  {
    name: "account-language",
    as: "guide",
    path: "/account",
    steps: [{ press: "Change language" }, { see: "Deutsch" }],
  },
  {
    name: "account-email",
    as: "guide",
    path: "/account",
    steps: [{ press: "Change e-mail" }, { see: "New email" }],
  },
  { name: "two-step", as: "guide", path: "/account/two-step" },
  { name: "pocket", as: "guide", path: "/pocket" },
];

const OF_OPERATORS: Screen[] = [
  { name: "pocket-operator", as: "operator", path: "/pocket" },
  { name: "stats-operator", as: "operator", path: "/stats" },
  { name: "dashboard-operator", as: "operator", path: "/dashboard", steps: [{ see: "After the scan" }] },
  {
    name: "tour-create",
    as: "operator",
    path: "/dashboard",
    steps: [{ press: "Create New Experience" }, { see: "Create tour" }],
  },
  {
    name: "team",
    as: "operator",
    path: "/dashboard",
    steps: [{ press: "Team" }, { see: "Who may edit this page" }],
  },
  {
    name: "team-hand-on",
    as: "operator",
    path: "/dashboard",
    steps: [{ press: "Team" }, { press: "Hand the badge on" }, { see: "Stays with the badge" }],
  },
  { name: "prints-operator", as: "operator", path: "/print" },
  { name: "start", as: "operator", path: "/start" },
  {
    name: "start-ways",
    as: "operator",
    path: "/start",
    steps: [
      { fill: "Name", with: "Marta Oliveira" },
      { press: "Next" },
      { choose: "Where you work", option: "Portugal" },
      { see: "Revolut" },
    ],
  },
  { name: "profile-form-create", as: "operator", path: "/create" },
  { name: "profile-form-edit-operator", as: "operator", path: "/edit/2" },
  {
    name: "profile-form-assign",
    as: "operator",
    path: "/edit/3",
    steps: [{ press: "Assign tour" }, { see: "Guests see it on this profile" }],
  },
  {
    name: "profile-form-new-name",
    as: "operator",
    path: "/edit/2",
    steps: [{ fill: "Name", with: "Filipa Mendes" }, { press: "Save Changes" }, { see: "Same person" }],
  },
];

const OF_ADMINS: Screen[] = ["overview", "users", "profiles", "reports", "audit", "security"].map((tab) => ({
  name: `admin-${tab}`,
  as: "admin",
  path: `/admin/dashboard?tab=${tab}`,
}));

export const SCREENS: Screen[] = [
  ...OF_GUESTS,
  ...OF_SIGNING_IN,
  ...OF_GUIDES,
  ...OF_OPERATORS,
  ...OF_ADMINS,
];
