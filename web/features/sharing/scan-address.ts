/** The address of a profile's page that tells where it was scanned: `mark` names the print, the tag or the screen. */
export const scanAddress = (url: string, mark: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}/q${pathname.slice(pathname.lastIndexOf("/"))}/${mark}`;
};
