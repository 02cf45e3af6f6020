import { cutText } from "#schema/cut-text.ts";
import { LINK_PREVIEW_SIZE } from "#schema/image-size.ts";
import { fill } from "#texts/guest/format.ts";
import { ogLocale, type PageLanguage } from "#locales/languages.ts";
import { BRAND } from "#schema/brand.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { type PageState, reasonText } from "./page-state.ts";
import type { PublicPageView } from "./view.ts";

const DESCRIPTION_MAX = 160;

const descriptionOf = ({ locale, name, tag, bio }: PublicPageView): string => {
  const text = (bio.text === "" ? fill(locale, "description", { tag: tag.text, name }) : bio.text).replace(
    /\s+/g,
    " ",
  );
  return cutText(text, DESCRIPTION_MAX, "…");
};

/** Makes the address of one of our images in the size that messengers show. */
const linkPreviewOf = (image: string) =>
  image.startsWith("/images/") ? `${image}?w=${LINK_PREVIEW_SIZE.width}` : image;

/** Describes the guide to search engines, as schema.org's ProfilePage of a Person. */
const personOf = (
  { locale, name, tag, url, connect, links, licence }: PublicPageView,
  description: string,
  image: string | null,
) => ({
  "@context": "https://schema.org",
  "@type": "ProfilePage",
  url,
  inLanguage: locale.language,
  mainEntity: {
    "@type": "Person",
    name,
    jobTitle: tag.text,
    description,
    url,
    ...(image !== null && { image }),
    ...(licence && {
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "license",
        identifier: licence.number,
        recognizedBy: { "@type": "Organization", name: licence.issuer },
        ...(licence.url !== undefined && { url: licence.url }),
      },
    }),
    // Only web pages are listed, because phone and e-mail don't belong in a search index.
    sameAs: [...connect.filter(({ newTab }) => newTab), ...links.filter((link) => "glyph" in link)].map(
      (link) => link.url,
    ),
  },
});

type HeadProps = {
  view: PublicPageView;
  /** the languages of the page in which the guide's words can be read */
  languages: readonly PageLanguage[];
};

/** Makes the page's address in a language. The plain address is English to search engines, which ask for no language. */
const addressIn = (url: string, language: PageLanguage): string =>
  language === "en" ? url : `${url}?lang=${language}`;

function PublicPageHead({ view, languages }: HeadProps) {
  const { locale, name, url } = view;
  const title = fill(locale, "title", { name });
  const description = descriptionOf(view);
  const image = view.image === null ? null : new URL(view.image, url).href;
  const preview = new URL(view.image === null ? "/og.png" : linkPreviewOf(view.image), url).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={view.isUnlisted ? "noindex" : "index,follow"} />
      <link
        rel="canonical"
        href={languages.includes(locale.language) ? addressIn(url, locale.language) : url}
      />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content={ogLocale(locale.language)} />
      {languages
        .filter((language) => language !== locale.language)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={ogLocale(language)} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:image" content={preview} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonText(personOf(view, description, image)) }}
      />
    </>
  );
}

/**
 * Writes the links to the page in each language that its guide's words can be read in. Nothing in these addresses needs
 * escaping. In the other languages only our own words differ, and search engines would take those pages for copies.
 */
export const alternates = ({ url }: PublicPageView, languages: readonly PageLanguage[]): string =>
  languages.some((language) => language !== "en")
    ? [["x-default", url], ...languages.map((language) => [language, addressIn(url, language)])]
        .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`)
        .join("")
    : "";

type PageHeadProps = { page: PageState; languages: readonly PageLanguage[] };

/** Renders the document's <head> for browsers, search engines and link previews. */
export const PageHead = ({ page, languages }: PageHeadProps) =>
  page.kind === "profile" ? (
    <PublicPageHead view={page.view} languages={languages} />
  ) : (
    <>
      <title>{`${reasonText(page.kind, page.locale.texts).title} - ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
