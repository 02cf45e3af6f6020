/** The floors: versions of Safari, Chrome with Android's WebView, and Firefox. docs/decisions/guests.md has why. */
export const APP_FLOOR = [15.4, 100, 100] as const;
export const GUEST_FLOOR = [14, 87, 78] as const;

// Since which Safari (the later of Mac and iPhone), Chrome and Firefox, after MDN's compatibility data; 999: not yet. Add a
// row for whatever comes after GUEST_FLOOR. `Owner.name` is a function of an object or a global, a bare name a method.
const ROWS = `
Array.fromAsync 16.4 121 115
Atomics.waitAsync 16.4 90 145
AbortSignal.any 17.4 116 124
AbortSignal.timeout 16 124 100
CSS.highlights 17.2 105 140
Error.captureStackTrace 17.2 4.4 138
Error.isError 999 134 138
Intl.DisplayNames 14.5 81 86
Intl.DurationFormat 16.4 129 136
Intl.ListFormat 14.5 72 78
Intl.Segmenter 14.5 87 125
Intl.supportedValuesOf 15.4 99 93
Iterator.concat 26.4 146 147
Iterator.from 18.4 122 131
JSON.rawJSON 18.4 114 135
Map.groupBy 17.4 119 119
Math.f16round 18.2 135 129
Math.sumPrecise 26.2 147 137
Object.groupBy 17.4 117 119
Object.hasOwn 15.4 93 92
Promise.any 14 85 79
Promise.try 18.2 128 134
Promise.withResolvers 17.4 119 121
RegExp.escape 18.2 136 134
Response.json 17 105 115
URL.canParse 17 120 115
URL.parse 18 126 126
AggregateError 14 85 79
BarcodeDetector 999 999 999
BroadcastChannel 15.4 54 38
ClipboardItem 13.4 84 127
CompressionStream 16.4 80 113
DecompressionStream 16.4 80 113
FinalizationRegistry 14.5 84 79
Float16Array 18.2 135 129
HTMLDialogElement 15.4 37 98
Highlight 17.2 105 140
OffscreenCanvas 16.4 69 105
Temporal 27.3 144 139
URLPattern 26 95 142
WeakRef 14.5 84 79
createImageBitmap 15 50 42
reportError 15.4 95 93
requestIdleCallback 999 47 55
scheduler 999 94 142
structuredClone 15.4 98 94
at 15.4 92 90
attachInternals 16.4 77 93
canShare 14 999 999
checkVisibility 17.4 105 106
convertToBlob 16.4 69 105
difference 17 122 127
findLast 15.4 97 104
findLastIndex 15.4 97 104
formatRange 14.5 76 91
formatRangeToParts 14.5 76 91
fromBase64 18.2 140 133
fromHex 18.2 140 133
getCoalescedEvents 18.2 58 59
getHTML 18 125 128
getOrInsert 26.2 145 144
getOrInsertComputed 26.2 145 144
getTextInfo 17 130 153
getWeekInfo 17 130 153
hidePopover 17 114 125
intersection 17 122 127
isDisjointFrom 17 122 127
isSubsetOf 17 122 127
isSupersetOf 17 122 127
isWellFormed 16.4 111 119
moveBefore 999 133 144
randomUUID 15.4 92 95
replaceAll 13.4 85 77
replaceChildren 14 86 78
requestClose 18.4 126 139
requestSubmit 16 76 75
roundRect 16 99 112
selectRange 15.4 106 116
setHTMLUnsafe 26 124 123
showModal 15.4 37 98
showPicker 16 99 101
showPopover 17 114 125
startViewTransition 18 111 144
symmetricDifference 17 122 127
throwIfAborted 15.4 100 97
toBase64 18.2 140 133
toHex 18.2 140 133
toReversed 16 110 115
toSorted 16 110 115
toSpliced 16 110 115
toWellFormed 16.4 111 119
togglePopover 17 114 125
union 17 122 127
with 16 110 115
`;

/** Words that are also names of data: only a call of theirs counts. */
export const COMMON = new Set(["at", "with", "union", "difference", "intersection"]);

/** Methods of an iterator (Safari 18.4, Chrome 122, Firefox 131), told from an array's by what they are called on. */
export const OF_ITERATORS = /^(?:map|filter|some|every|find|reduce|forEach|flatMap|take|drop|toArray)$/;

/** Lists what a floor lacks. */
export const namesAbove = (floor: readonly number[]): Set<string> =>
  new Set(
    ROWS.trim()
      .split("\n")
      .map((row) => row.split(" "))
      .filter(([, ...since]) => since.some((version, at) => Number(version) > (floor[at] ?? 0)))
      .map(([name = ""]) => name),
  );

/** Uses that ask first whether the browser has it. `guard` must stand in the same file. */
export const ALLOWED: readonly { fault: string; guard: RegExp }[] = [
  // Ours
  { fault: "Intl.Segmenter", guard: /.Segmenter. ?in Intl/ },
  { fault: "CompressionStream", guard: /.CompressionStream. ?in globalThis/ },
  { fault: "requestIdleCallback", guard: /.requestIdleCallback. ?in window/ },
  { fault: "requestSubmit", guard: /\.requestSubmit\) ?== ?null|\.requestSubmit\?\./ },
  { fault: "showModal", guard: /.HTMLDialogElement. ?in window/ },
  { fault: "canShare", guard: /typeof \w+\.canShare ?==/ },
  // Made when the app, an e-mail or a legal page joins a list; no page of a guest does.
  { fault: "Intl.ListFormat", guard: /\(\) ?=> ?new Intl\.ListFormat/ },
  // Libraries': dialogs, Preact, React (in try, and only for <ViewTransition>), zod, barcodes
  { fault: "checkVisibility", guard: /typeof \w+\.checkVisibility ?==/ },
  { fault: "moveBefore", guard: /&& ?\w+\.moveBefore ?&&/ },
  { fault: "startViewTransition", guard: /try ?\{ ?var \w+ ?= ?\w+\.startViewTransition/ },
  { fault: "Error.captureStackTrace", guard: /.captureStackTrace. ?in Error/ },
  { fault: "scheduler", guard: /typeof \w+\.scheduler\?\.yield ?==/ },
];
