import { BRAND } from "#web/lib/brand.ts";
import { type PageState, REASONS } from "./page-state.ts";
import type { ProfileView } from "./view.ts";

const DESCRIPTION_MAX = 160;

const descriptionOf = ({ name, tag, bio }: ProfileView): string => {
  const text = (bio === "" ? `${tag}: reviews, tips and bookings of ${name} in one place.` : bio).replace(
    /\s+/g,
    " ",
  );
  const letters = [...text];
  return letters.length > DESCRIPTION_MAX ? `${letters.slice(0, DESCRIPTION_MAX - 1).join("")}…` : text;
};

function ProfileHead({ view }: { view: ProfileView }) {
  const title = `${view.name} - Tour Guide Profile`;
  const description = descriptionOf(view);
  const picture = view.picture === null ? null : new URL(view.picture, view.url).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={view.url} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={view.url} />
      {picture !== null && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}

/** What the document says about itself to browsers, search engines and previews. */
export const PageHead = ({ page }: { page: PageState }) =>
  page.kind === "profile" ? (
    <ProfileHead view={page.view} />
  ) : (
    <>
      <title>{`${REASONS[page.kind].title} - ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
