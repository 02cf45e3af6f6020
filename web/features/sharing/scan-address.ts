/** Makes the address of a profile's page for a code. `mark`: names the print, the tag or the screen that was scanned. */
export const scanAddress = (url: string, mark: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}/q${pathname.slice(pathname.lastIndexOf("/"))}/${mark}`;
};
