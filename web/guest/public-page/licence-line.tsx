import { fill } from "#texts/guest/format.ts";
import { Filled } from "#texts/guest/filled.tsx";
import { useLocale } from "#texts/guest/use-locale.ts";
import { FOREIGN } from "./more-links.tsx";
import type { PublicPageView } from "./view.ts";

/** Shows the guide's licence in words alone, and who says that it is one. */
export function LicenceLine({ view: { licence, callMe, name } }: { view: PublicPageView }) {
  const locale = useLocale();
  const { texts } = locale;
  if (!licence) return null;
  const { number, issuer, url, checked } = licence;
  return (
    <p className="fine">
      {texts.licensedGuide} · <bdi>{number}</bdi> · <bdi>{issuer}</bdi>{" "}
      {url !== undefined && (
        <a href={url} {...FOREIGN}>
          {texts.lookItUp}
        </a>
      )}
      <br />
      {checked ? (
        fill(locale, "checkedBy", checked)
      ) : (
        <Filled text={texts.statedBy}>
          <bdi>{callMe ?? name}</bdi>
        </Filled>
      )}
    </p>
  );
}
