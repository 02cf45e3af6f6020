/** What a visitor's browser loads only when it is needed, each a chunk of its own. Never used on the server. */
export const lazyParts = {
  signedIn: () => import("./signed-in.ts"),
  ownerTools: () => import("./owner-tools.tsx"),
  qrSheet: () => import("./qr-sheet.tsx"),
};

export type LazyParts = typeof lazyParts;
