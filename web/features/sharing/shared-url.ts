/** Returns the address that a profile is shared by: the one its owner chose, else the page's own, which codes open. */
export const sharedUrl = ({ url, handle }: { url: string; handle?: string | null }): string =>
  handle ? `${new URL(url).origin}/@${handle}` : url;
