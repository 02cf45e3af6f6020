// What the built files use although a floor lacks it, with what happens there instead.

interface Guarded {
  /** as a check reports it; what stands below a path of the data is meant, too */
  fault: string;
  /** what must stand in the same script: the test for its presence */
  behind?: RegExp;
  /** what a browser without it does */
  instead: string;
}

/** Looked for before they are used. */
const TESTED: Guarded[] = [
  { fault: "Intl.ListFormat", behind: /.ListFormat. ?in Intl/, instead: "a list with commas" },
  { fault: "Intl.Segmenter", behind: /.Segmenter. ?in Intl/, instead: "code points" },
  { fault: ".segment", behind: /.Segmenter. ?in Intl/, instead: "code points" },
  { fault: "CompressionStream", behind: /.CompressionStream. ?in globalThis/, instead: "a larger PDF" },
  { fault: ".pipeThrough", behind: /.CompressionStream. ?in globalThis/, instead: "a larger PDF" },
  { fault: "requestIdleCallback", behind: /.requestIdleCallback. ?in window/, instead: "a timer" },
  {
    fault: ".requestSubmit",
    behind: /\.requestSubmit\) ?== ?null|\.requestSubmit\?\./,
    instead: "the button is pressed",
  },
  { fault: ".showModal", behind: /.HTMLDialogElement. ?in window/, instead: "sheets are pages of their own" },
  {
    fault: "html/elements/dialog",
    instead: "sheets are pages of their own",
  },
  { fault: "css/selectors/backdrop", instead: "sheets are pages of their own" },
  { fault: "navigator.canShare", behind: /typeof \w+\.canShare ?==/, instead: "a download" },
  { fault: "navigator.share", behind: /\.share\(/, instead: "a copy, or a download" },
  { fault: "navigator.userActivation", behind: /\.userActivation ?\?\?/, instead: "as if just tapped" },
  {
    fault: "navigator.cookieEnabled",
    behind: /\.cookieEnabled ?===? ?(?:!1|false)/,
    instead: "the next page asks to log in again",
  },
  { fault: "navigator.wakeLock", behind: /.wakeLock. ?in navigator/, instead: "the screen dims" },
  { fault: "navigator.setAppBadge", behind: /setAppBadge:/, instead: "no number on the icon" },
  { fault: ".setAppBadge", behind: /\.setAppBadge\?\./, instead: "no number on the icon" },
  { fault: ".clearAppBadge", behind: /\.clearAppBadge\?\./, instead: "no number on the icon" },
  { fault: "print", behind: /.print. ?in window/, instead: "no button; download and copy stand beside" },
  { fault: ".detect", behind: /BarcodeDetector/, instead: "our own decoder" },
  { fault: "NDEFReader", behind: /.NDEFReader. ?in window/, instead: "no offer to write a tag" },
  { fault: ".makeReadOnly", behind: /NDEFReader/, instead: "no offer to write a tag" },
  { fault: "Notification", behind: /.Notification. ?in window/, instead: "e-mails" },
  { fault: ".pushManager", behind: /.PushManager. ?in window/, instead: "e-mails" },
  { fault: ".getSubscription", behind: /.PushManager. ?in window/, instead: "e-mails" },
  { fault: ".showNotification", behind: /.push./, instead: "e-mails: no such browser gets a push" },
  { fault: ".notification", behind: /.notificationclick./, instead: "e-mails: no such browser gets a push" },
  {
    fault: "PublicKeyCredential.isConditionalMediationAvailable",
    behind: /isConditionalMediationAvailable(?:\?\.|===void 0| ?== ?`function`)/,
    instead: "no passkeys in the field's list; the button stands",
  },
];

/** Libraries': dialogs, Preact, router, zod, barcodes, passkeys. */
const OF_LIBRARIES: Guarded[] = [
  { fault: ".checkVisibility", behind: /typeof \w+\.checkVisibility ?==/, instead: "sizes are measured" },
  { fault: "CloseWatcher", behind: /!window\.CloseWatcher/, instead: "Escape" },
  { fault: ".ariaHidden", behind: /\.ariaHidden ?\|\|/, instead: "the message is read whole" },
  { fault: ".moveBefore", behind: /&& ?\w+\.moveBefore ?&&/, instead: "insertBefore" },
  { fault: ".changedTouches", behind: /.changedTouches. ?in/, instead: "a mouse's events" },
  { fault: ".touches", behind: /.touches. ?in|onTouch/, instead: "a mouse's events" },
  { fault: "Error.captureStackTrace", behind: /.captureStackTrace. ?in Error/, instead: "a longer trace" },
  { fault: ".yield", behind: /typeof \w+\.scheduler\?\.yield ?==/, instead: "a timer" },
  ...["getAuthenticatorData", "getPublicKey", "getPublicKeyAlgorithm", "getTransports"].map((name) => ({
    fault: `.${name}`,
    behind: new RegExp(`typeof \\w+\\.${name} ?==`),
    instead: "the server reads it from the attestation",
  })),
  {
    fault: "PublicKeyCredential.getClientCapabilities",
    behind: /typeof PublicKeyCredential\.getClientCapabilities ?==/,
    instead: "the older question",
  },
];

/** Names of our data and of libraries' objects that only the newest browsers have for something of theirs. */
const NAMESAKES: Guarded[] = [
  [".config", "React Query's caches"],
  [".connection", "nothing is fetched ahead"],
  [".contacts", "a day's numbers"],
  [".div", "Radix's elements"],
  [".getMetadata", "the library of phone numbers"],
  [".priority", "the router's cookies"],
  [".move", "a list's"],
  [".resize", "the decoder's"],
  [".stats", "a call of our API"],
].map(([fault = "", instead = ""]) => ({ fault, instead }));

/** Browsers pass over what they don't know in sheets and tags: the page is complete without. */
const PASSED_OVER: Guarded[] = [
  ["css/selectors/focus-visible", "the browser's own outline"],
  [
    "css/selectors/has",
    "a chosen row's words aren't bold, those of one that can't be are as dark as the others",
  ],
  ["css/selectors/-moz-progress-bar", "a rule for each engine"],
  ["css/selectors/-webkit-progress-bar", "a rule for each engine"],
  ["css/selectors/-webkit-progress-value", "a rule for each engine"],
  ["css/selectors/-moz-range-thumb", "a rule for each engine"],
  ["css/selectors/-webkit-slider-thumb", "a rule for each engine"],
  ["css/at-rules/media/forced-colors", "Safari has no such mode"],
  ["css/properties/forced-color-adjust", "Firefox puts no ground of its own behind words"],
  ["css/properties/cursor", "phones have none"],
  ["css/properties/resize", "phones have none"],
  ["css/properties/outline", "corners are square"],
  ["css/properties/scrollbar-width", "the bar is seen"],
  ["css/properties/scroll-behavior", "scrolls at once"],
  ["css/properties/scroll-margin", "a heading stands at the edge"],
  ["css/properties/scroll-margin-top", "a heading stands at the edge"],
  ["css/properties/scroll-padding-bottom", "a field stands at the edge"],
  ["css/properties/scroll-padding-top", "a heading stands at the edge"],
  ["css/properties/scroll-snap-type", "tours stop anywhere"],
  ["css/properties/overscroll-behavior", "the page scrolls on behind a sheet"],
  ["css/properties/overscroll-behavior-x", "the page scrolls on"],
  ["css/properties/overflow-x/clip", "nothing is cut, and nothing is wider but a badge that swings"],
  ["css/properties/overflow-y/clip", "marks piled on a letter stand over the next review"],
  ["css/properties/overflow-wrap/anywhere", "`.pub` breaks words already"],
  ["css/properties/color-scheme", "native controls are light"],
  ["css/properties/accent-color", "the browser's colour"],
  ["css/properties/field-sizing", "a text area scrolls"],
  ["css/properties/font-family/ui-monospace", "the next font"],
  ["css/properties/text-decoration-thickness", "the font's line"],
  ["css/properties/text-size-adjust", "-webkit-text-size-adjust stands beside, Firefox enlarges nothing"],
  ["css/properties/text-wrap", "lines break as they come"],
  ["css/properties/word-break/auto-phrase", "lines break as they come"],
  ["css/properties/break-after/avoid", "a heading may end a printed page"],
  ["css/properties/print-color-adjust", "paper has letters and numbers without their grounds"],
  ["css/properties/image-rendering/pixelated", "a code's edges are soft"],
  ["css/properties/user-select/all", "a button copies"],
  ["css/properties/place-items/start", "it is a grid, where older browsers know it"],
  ["css/properties/align-content/start", "it is a grid, where older browsers know it"],
  ["html/elements/img/fetchpriority", "photos load in their order"],
  ["html/elements/img/loading", "all photos load at once"],
  ["html/global_attributes/autocapitalize", "a capital is mended by the rule"],
  ["html/global_attributes/autocorrect", "the keyboard may correct"],
  ["html/global_attributes/inert", "pointer-events: none"],
  ["html/global_attributes/inputmode", "the keyboard of letters"],
  ["html/global_attributes/translate", "names may be translated"],
  ["Intl.DateTimeFormat dateStyle", "a date in figures"],
  [".imageSmoothingQuality", "the browser's quality"],
].map(([fault = "", instead = ""]) => ({ fault, instead }));

export const GUARDED: readonly Guarded[] = [...TESTED, ...OF_LIBRARIES, ...NAMESAKES, ...PASSED_OVER];
