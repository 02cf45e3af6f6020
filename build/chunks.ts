type Group = {
  name: string;
  test?: RegExp;
  tags?: "$initial"[];
  minShareCount?: number;
  priority?: number;
};

/**
 * Groups the app's modules into files. A page should request few: each request costs headers, and small files compress
 * badly. Modules that only some pages need are separate from those that every page needs.
 */
export const APP_CHUNKS: Group[] = [
  // Modules that run before the page is known, under the document's name.
  { name: "index", tags: ["$initial"], test: /^(?!.*\/locales\/account\/)/, priority: 6 },
  // Small modules that several pages share. They precede groups that import them: a group includes its imports.
  {
    name: "parts",
    test: /\/node_modules\/lucide-react\/(?!dist\/esm\/icons\/(?:arrow-down|arrow-up|fingerprint-pattern|phone|printer|shield|shield-check)\.)|\/web\/(?:ui\/(?!account-row|back-link|confirm-|dialog|file-|form-dialog|progress|switch|tabs|toaster|use-(?!lazy))|lib\/(?!changes|image|long-date|price|use-resumable|use-small-form)|api\/|features\/(?:session\/(?:signed-out|toast-failure)|sharing\/(?:plain-name|share-texts))\.)|\/texts\/app\/(?:in-app-language|listed|numbers|per-language|trans|t)\.|\/schema\/(?:durations|role|review-rules|clean-text|normal-form|plain-letters|tag|limits|login-rules|web-url)\.ts$/,
    minShareCount: 2,
    priority: 5,
  },
  // Modules that the pages with forms share.
  {
    name: "editing",
    test: /\/web\/(?:lib\/(?:changes|use-resumable-write)|ui\/(?:file-button|progress|use-toast-lift)|features\/images\/(?!open-image|picture-kind)[\w-]+|features\/(?:guides\/(?:mutations|queries|form\/form-error)|tours\/queries)|features\/sharing\/share|ui\/switch|features\/session\/use-proof)\.tsx?$|\/schema\/image(?:-size)?\.ts$/,
    minShareCount: 2,
    priority: 5,
  },
  // Calls of the account, how their failures are told, and what a subscription costs: at registration and on the dashboard.
  {
    name: "changes",
    test: /\/web\/(?:lib\/price|features\/subscriptions\/plan-(?:query|in-document))\.ts$|\/web\/features\/(?:account\/mutations|session\/(?:email-mutations|mutations|need-cookies|passkey|passkey-mutations|sign-in-mutations|use-send-again|use-toast-failure))\.ts$|\/web\/features\/account\/confirm-line\.(?:tsx|module\.css)$|\/icons\/fingerprint-pattern\./,
    priority: 4,
  },
  // What is said about near misses of e-mail addresses, wherever one is typed.
  {
    name: "email-advice",
    test: /\/web\/features\/session\/use-meant-email\.tsx$|\/schema\/likely-host\.ts$/,
    priority: 4,
  },
  // Users' and admins' logins, and the request for an e-mail.
  {
    name: "login-form",
    test: /\/web\/(?:features\/session\/login-(?:fields|form)\.tsx|lib\/use-small-form\.ts)$/,
    priority: 4,
  },
  { name: "forms", test: /\/node_modules\/react-hook-form\/|\/web\/ui\/use-late-rules\.ts$/, priority: 4 },
  {
    name: "rules",
    test: /\/node_modules\/(?:@hookform|zod)\/|\/schema\/(?:account|text|url)\.ts$/,
    priority: 4,
  },
  // Parts of Radix that tabs, switches, messages and dialogs share.
  {
    name: "controls",
    test: /\/node_modules\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-[\w-]+))\//,
    priority: 4,
  },
  // What floats above a page for signed-in users, with the looks of what is in it: dialogs, and messages.
  {
    name: "dialogs",
    test: /\/node_modules\/(?:@radix-ui\/react-(?:alert-dialog|dialog|dismissable-layer|focus-[\w-]+|portal|toast|visually-hidden)|react-remove-scroll[\w-]*|react-style-singleton|aria-hidden|use-(?:callback-ref|sidecar)|tslib|get-nonce|detect-node-es)\/|\/web\/ui\/(?:confirm-dialog|dialog|toaster|toaster-root|use-close-on-device-back|use-dialog-open|use-restore-focus)\.tsx?$|\/web\/features\/sharing\/share\.ts$|\/web\/(?:ui|features)\/(?:[\w-]+\/)*[\w-]*(?:dialog|menu-sheet)[\w-]*\.module\.css$/,
    priority: 3,
  },
  // What the screens of the account share beyond that.
  {
    name: "account-parts",
    test: /\/web\/features\/(?:session\/code-reason|account\/(?:download-button|security-mutations)|two-step\/(?:stop-dialog|mutations))\./,
    priority: 1,
  },
  // What the dashboard shares with the account, the print studio, the numbers and the form.
  {
    name: "signed-in-parts",
    test: /\/icons\/(?:printer|shield|shield-check)\.|\/schema\/subscription\.ts$|\/web\/(?:ui\/(?:account-row|back-link)|lib\/long-date|features\/(?:subscriptions\/(?:trial-clock|share-gate|use-subscription)|sharing\/scan-address|guides\/(?:blank-card|rack-badge|guides-error)|account\/(?:other-devices|queries|edits-only)))\./,
    priority: 2,
  },
  // What the dashboard shows below or after its cards.
  {
    name: "dashboard-later",
    test: /\/web\/(?:pages\/latest-reviews?|guest\/public-page\/owner\/(?:owner-calls|use-reply)|features\/(?:guides\/first-steps\/[\w-]+|account\/(?:notices-offer|device-notices|device-row)))\.(?:tsx?|module\.css)$/,
    priority: 1,
  },
  // What only operators see of the dashboard.
  {
    name: "operator",
    test: /\/web\/features\/(?:account\/operator-name-card|tours\/linked-services)\.tsx$/,
    priority: 1,
  },
  // An operator's tours: on the dashboard, and in the form.
  {
    name: "tours",
    test: /\/web\/features\/tours\/(?:(?:mutations|tour-thumbnail)\.tsx?$|(?:[\w-]+\/)*[\w-]+\.module\.css$)|\/operator-name-card\.module\.css$/,
    priority: 2,
  },
  // What the admin's pages share with every tab.
  {
    name: "admin",
    test: /\/web\/features\/admin\/(?:admin-bar|load-error|loading|mutations|queries)\.|\/schema\/admin\.ts$|\/react-query\/build\/modern\/useInfiniteQuery\.js$/,
    priority: 2,
  },
  // What the admin's later tabs share: lists to search in.
  {
    name: "admin-lists",
    test: /\/web\/features\/admin\/(?:list\/(?!use-list\.)|pills)/,
    minShareCount: 2,
    priority: 1,
  },
  // What a profile's values are made of, which numbers and prints read too: they need none of the form's files.
  {
    name: "values",
    test: /\/schema\/(?:country|currency|currency-table|day|known-services|known-time-zone|language-tag|links|parse-url|review-write-url|script-language)\.ts$/,
    minShareCount: 2,
    priority: 3,
  },
  // What makes a new profile: in the form, and in the first of three questions.
  {
    name: "new-profile",
    test: /\/web\/features\/guides\/(?:for-new-profile|form\/(?:image\/(?:square-crop|profile-image-field|encode-square)))\./,
    minShareCount: 2,
    priority: 3,
  },
  // What the profile's form shares with the parts that come later: its values, a few icons.
  {
    name: "profile",
    test: /\/web\/features\/guides\/form\/(?:values|amounts|rules-for|today-at|fields\/(?:link-input|link-hints|address-line)|save\/(?:save-status|save-failure|field-issues))\.(?:tsx?|module\.css)$|\/web\/pages\/guide-preview\.tsx$|\/web\/features\/content\/likely-language\.ts$|\/icons\/(?:arrow-down|arrow-up|phone)\./,
    minShareCount: 2,
    priority: 1,
  },
];
