/** What a visitor's browser loads only when it is needed, each a chunk of its own. Never used on the server. */
export const lazyParts = {
  signedIn: () => import("./signed-in.ts"),
  ownerTools: async () => {
    const [tools, reviews] = await Promise.all([
      import("./owner-tools.tsx"),
      import("./owner-reviews.tsx"),
      // What the tools have to say must not wait for a network that has gone.
      import("./toaster-root.tsx"),
    ]);
    return { ...tools, ...reviews };
  },
  qrSheet: () => import("./qr-sheet.tsx"),
};

export type LazyParts = typeof lazyParts;
