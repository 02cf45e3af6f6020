import { useQuery } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import { reviewWriteUrl } from "#schema/review-write-url.ts";
import type { WebLink } from "#schema/web-links.ts";
import { completeUrl } from "#schema/web-url.ts";
import type { GuideDraft } from "#web/features/guides/form/preview/guide-draft.ts";
import { PhoneFrame } from "#web/features/guides/form/preview/phone-frame.tsx";
import { publicGuideQuery, reviewsQuery } from "#web/features/guides/queries.ts";
import { isOver, todayAt } from "#web/features/guides/form/today-at.ts";
import { linksOf, newValues, type FormValues } from "#web/features/guides/form/values.ts";
import { featuredToursQuery } from "#web/features/tours/queries.ts";
import { publicPageView } from "#web/guest/public-page/make-view.ts";
import base from "#web/styles/base.css?inline";
import guestPage from "#web/styles/guest-page.css?inline";
import publicPage from "#web/styles/public-page.css?inline";
import sheet from "#web/styles/sheet.css?inline";
import tokens from "#web/styles/tokens.css?inline";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { negotiate } from "#texts/guest/negotiate.ts";
import { PublicPage } from "#web/guest/public-page/page.tsx";
import { appLocale, t } from "#texts/app/t.ts";

const CSS = `${tokens}${base}${guestPage}${publicPage}${sheet}`;

const unsaved = (user: User): PublicGuide => ({
  ...newValues(),
  id: 0,
  uniqueId: "",
  userId: user.id,
  tipLink: "",
  profilePicture: null,
  country: "",
  currency: "",
  tipAmounts: null,
  bookingCode: null,
  licence: null,
  timeZone: "UTC",
  url: "",
  hasEarlierReviews: false,
  createdAt: "",
  updatedAt: "",
  userBannerImage: user.bannerImage,
  operatorName: user.operatorName,
  reviewPlatforms: [],
  links: [],
  reviewCount: 0,
  reviewsRemoved: 0,
  rating: null,
  hasPaymentWays: false,
});

/** Makes the links of the guide's own as guests would see them. */
const shownLinks = (rows: FormValues["links"], guide: Guide | undefined): WebLink[] =>
  rows
    .map(({ label, url, until }) => ({ label: label.trim(), url: completeUrl(url), until: until || null }))
    .filter(({ label, until }) => label !== "" && !isOver(until ?? "", todayAt(guide)));

/** Makes the licence as guests would see it: with another number, issuer or name nobody has checked it. */
function shownLicence({ number, issuer, url }: FormValues["licence"], guide: Guide | undefined) {
  if (number.trim() === "" || issuer.trim() === "") return null;
  const { licence } = guide ?? {};
  const isSame = licence?.number === number.trim() && licence.issuer === issuer.trim();
  return {
    number,
    issuer,
    ...(url.trim() !== "" && { url: completeUrl(url) }),
    ...(isSame && licence.checkedOn !== undefined && { checkedOn: licence.checkedOn }),
  };
}

type GuidePreviewProps = {
  user: User;
  draft: GuideDraft;
  /** whether there are further ways to be tipped that aren't saved yet */
  hasKeptWays: boolean;
};

/** Shows the public page of the typed profile on a phone. What the form lacks comes from the saved profile. */
export function GuidePreview({ user, draft, hasKeptWays }: GuidePreviewProps) {
  const { guide, values, image, part } = draft;
  const enabled = guide !== undefined;
  const { uniqueId = "", id = 0 } = guide ?? {};
  const saved = useQuery({ ...publicGuideQuery(uniqueId), enabled });
  const reviews = useQuery({ ...reviewsQuery(uniqueId), enabled });
  const tours = useQuery({ ...featuredToursQuery(id), enabled });
  // Guests read the page in their languages; the guide reads it in that of the form around it.
  const { tag } = negotiate({ chosen: appLocale() });
  const locale = useQuery({
    queryKey: ["page-texts", tag],
    queryFn: () => loadLocale(tag),
    staleTime: Infinity,
  });
  const view = publicPageView(
    {
      guide: {
        ...unsaved(user),
        ...guide,
        ...saved.data,
        ...values,
        ...linksOf(values),
        bookingCode: values.bookingCode.trim() || null,
        licence: shownLicence(values.licence, guide),
        hasPaymentWays: hasKeptWays || (saved.data?.hasPaymentWays ?? false),
        reviewPlatforms: values.reviewPlatforms
          .map(({ platform, url }, id) => ({
            id,
            platform: platform.trim(),
            url: url.trim(),
            writeUrl: reviewWriteUrl(url.trim()),
          }))
          .filter(({ platform }) => platform !== ""),
        links: shownLinks(values.links, guide),
      },
      reviews: reviews.data ?? [],
      tours: tours.data ?? [],
    },
    locale.data,
  );
  const name = view.name.trim() || t("Your name");
  return (
    <PhoneFrame css={CSS} part={part}>
      <PublicPage page={{ kind: "profile", view: { ...view, name, image } }} />
    </PhoneFrame>
  );
}
