import { paths } from "#web/paths.ts";

/** Links a page's name to the page, which an admin can look at also where nobody else sees it. */
export const PageLink = ({ name, uniqueId }: { name: string; uniqueId: string }) => (
  <a className="link" href={`${paths.profile(uniqueId)}?as=admin`} target="_blank" rel="noopener noreferrer">
    <bdi>{name}</bdi>
  </a>
);
