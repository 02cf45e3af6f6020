import { renderToStaticMarkup } from "react-dom/server";
import { BADGE_SIZES, srcSetOf } from "#schema/image-size.ts";
import { BRAND } from "#schema/brand.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { WITHOUT_SCRIPT } from "#web/lib/without-script.ts";
import { Person } from "#web/guest/parts/guide-image.tsx";
import { guestStyles, localize } from "#web/guest/document/document.tsx";
import { PlainFooter } from "#web/guest/document/plain-footer.tsx";
import { Symbols } from "#web/guest/parts/symbols.tsx";
import sheet from "#web/styles/sheet.css?inline";
import tip from "#web/styles/tip.css?inline";
import { PunchHole } from "#web/ui/strap.tsx";
import { fillText } from "#texts/fill.ts";
import { ReportShell } from "./report-shell.tsx";
import { DidItWork, DidItWorkForm, Said } from "./tip-said.tsx";
import { TipList } from "./tip-list.tsx";
import { TipStep } from "./tip-step.tsx";
import type { TipView } from "./tip-view.ts";

export { amountOf } from "./tip-amounts.ts";
export { tipView } from "./tip-view.ts";

type PartProps = { view: TipView; picture: string | null };

const TipPart = ({ view, picture, heading }: PartProps & { heading: string | null }) => (
  <div className="tips">
    <DidItWork {...view} />
    {view.said ? (
      <Said view={view} said={view.said} />
    ) : view.step ? (
      <>
        <TipStep view={view} step={view.step} picture={picture} />
        {heading !== null && view.answers && <DidItWorkForm view={view} step={view.step} />}
      </>
    ) : (
      <TipList view={view} heading={heading} />
    )}
  </div>
);

/**
 * Renders the content alone, for the public page's sheet, which has the heading. `picture`: the opened way's code as a
 * data URL.
 */
export const renderTipPart = (view: TipView, picture: string | null): string =>
  `<style>${tip}</style>${renderToStaticMarkup(<TipPart view={view} picture={picture} heading={null} />)}`;

function Page({ view, picture }: PartProps) {
  const { name, image, profile } = view;
  return (
    <div className="pub tip-page">
      <main className="col">
        <a className="who-head" href={profile}>
          <span className="ph">
            {image === null ? (
              <Person size={28} />
            ) : (
              <img
                src={image}
                srcSet={srcSetOf(image, ...BADGE_SIZES)}
                sizes="56px"
                alt=""
                width={56}
                height={56}
                referrerPolicy="no-referrer"
              />
            )}
          </span>
          <h1 dir="auto" translate="no">
            {name}
          </h1>
        </a>
        <div className="block sheet-like">
          <PunchHole />
          <TipPart view={view} picture={picture} heading={view.heading} />
        </div>
      </main>
      {view.menu && <Symbols />}
      <ReportShell {...view} />
      <PlainFooter texts={view.catalogue} report={`${profile}/report?lang=${view.language}`} />
    </div>
  );
}

/**
 * Fills the template (web/guest/tip-page/document.html). The page is complete without JavaScript, and closed to search
 * engines.
 */
export function renderTipPage(template: string, view: TipView, picture: string | null): string {
  const { language, texts, callMe } = view;
  const head = renderToStaticMarkup(
    <>
      <title>{`${fillText(texts.tipFor, { name: callMe })} - ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>,
  );
  return fillTemplate(localize(template, language), {
    head: head + guestStyles(tip + sheet) + WITHOUT_SCRIPT,
    body: renderToStaticMarkup(<Page view={view} picture={picture} />),
    state: "",
  });
}
