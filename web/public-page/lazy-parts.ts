/** What a visitor's browser loads only when it is needed, each a chunk of its own. Never used on the server. */
export const lazyParts = {
  signedIn: () => import("./owner/signed-in.ts"),
  ownerTools: async () => {
    const [tools, reviews] = await Promise.all([
      import("./owner/owner-tools.tsx"),
      import("./owner/owner-reviews.tsx"),
      // What the tools have to say must not wait for a network that has gone.
      import("#web/ui/toaster-root.tsx"),
    ]);
    return { ...tools, ...reviews };
  },
  qrSheet: () => import("./sheet/qr-sheet.tsx"),
};

export type LazyParts = typeof lazyParts;
