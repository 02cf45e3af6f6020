import { type ComponentType, useRef, useState } from "react";
import { paths } from "#web/paths.ts";
import { LocaleContext } from "#texts/guest/use-locale.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Badge } from "./badge.tsx";
import { Banner, GuestTools } from "./banner.tsx";
import { PageFooter } from "./page-footer.tsx";
import { FeaturedTours } from "./featured-tours.tsx";
import { ChunksContext } from "./chunks-context.ts";
import { MoreLinks } from "./more-links.tsx";
import type { LazyChunks } from "./lazy-chunks.ts";
import { localeOfPage, type PageState } from "./page-state.ts";
import { ReportContext } from "./report/report-link.tsx";
import { GuestReviews } from "./reviews/guest-reviews.tsx";
import type { ShownAttempt } from "./reviews/review-attempt.ts";
import { useReviewChanges } from "./reviews/review-changes.ts";
import { Symbols } from "../parts/symbols.tsx";
import { sharePublicPage } from "./share-public-page.ts";
import { openSheet } from "../sheet/open-sheet.ts";
import { PartSheet } from "../sheet/part-sheet.tsx";
import { Support, TipBar } from "./support.tsx";
import { TipMenu } from "../parts/tip-links.tsx";
import { UnavailablePage } from "./unavailable-page.tsx";
import { useOwner } from "./owner/use-owner.ts";
import type { PublicPageView } from "./view.ts";

type ReportSheet = ComponentType<{ address: string; onClose: () => void }>;
type QrSheet = ComponentType<{ view: PublicPageView; onClose: () => void }>;

type ProfileProps = {
  view: PublicPageView;
  /** whether only its team can see it */
  hidden?: boolean;
  attempt?: ShownAttempt | undefined;
  chunks: LazyChunks | undefined;
};

function Profile({ view: loaded, hidden = false, attempt, chunks }: ProfileProps) {
  const { viewer, view: seen, tools } = useOwner(loaded, chunks);
  const [view, record] = useReviewChanges(seen);
  const [tipping, setTipping] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [qr, setQr] = useState<{ Sheet: QrSheet } | null>(null);
  const [report, setReport] = useState<{ Sheet: ReportSheet; address: string } | null>(null);
  const { texts } = view.locale;
  const showReport = (address: string) =>
    chunks &&
    void openSheet({
      load: chunks.reportSheet,
      show: ({ ReportSheet }) => setReport({ Sheet: ReportSheet, address }),
      address,
      failed: texts.noNetwork,
      texts,
    });
  const support = useRef<HTMLElement>(null);
  const showQr = () =>
    chunks &&
    void openSheet({
      load: chunks.qrSheet,
      show: ({ QrSheet }) => setQr({ Sheet: QrSheet }),
      address: paths.qr(view.uniqueId),
      failed: texts.qrFailed,
      texts,
    });
  const canTip = view.tips.length > 0 || view.tipPage !== null;
  const hasTours = view.tours.length > 0 && viewer?.role !== "guide";
  const tip = () => setTipping(true);
  const tipAddress = view.tipPage ?? "#ways";
  const stopTipping = () => setTipping(false);
  const choose = () => setChoosing(true);
  return (
    <div className={classNames("pub", tools !== null && "owned", hidden && "out")}>
      <Symbols />
      <div className="hd" {...(!tools && { role: "banner" })}>
        <Banner image={view.banner} />
        {tools ? (
          <tools.OwnerTop view={view} hidden={hidden} />
        ) : (
          <GuestTools
            uniqueId={view.uniqueId}
            onLanguage={choose}
            onQr={showQr}
            onShare={() => void sharePublicPage(view)}
          />
        )}
      </div>
      <main tabIndex={-1}>
        <div className="col">
          <div className="left">
            <Badge
              view={view}
              hasTours={hasTours}
              actions={tools && <tools.OwnerActions view={view} hidden={hidden} />}
            />
            {canTip && (
              <Support
                name={view.tipsTo}
                links={view.tips}
                tipPage={view.tipPage}
                onTip={tip}
                section={support}
              />
            )}
            {tools && !hidden && <tools.ShareCard view={view} />}
          </div>
          <div className="right">
            {tools ? (
              <tools.OwnerReviews view={view} record={record} />
            ) : (
              <ChunksContext value={chunks ?? null}>
                <ReportContext value={showReport}>
                  <GuestReviews
                    view={view}
                    attempt={attempt}
                    record={record}
                    tip={canTip ? { address: tipAddress, open: tip } : null}
                  />
                </ReportContext>
              </ChunksContext>
            )}
            {hasTours && <FeaturedTours view={view} />}
            <MoreLinks view={view} />
          </div>
        </div>
      </main>
      <PageFooter uniqueId={view.uniqueId} onLanguage={choose} onReport={hidden ? null : showReport} />
      {canTip && !tools && <TipBar support={support} address={tipAddress} onTip={tip} />}
      {tipping && (
        <PartSheet
          title={texts.paymentMethod}
          address={view.tipPage ?? paths.tipMenu(view.uniqueId)}
          load={chunks?.tips}
          onClose={stopTipping}
        >
          {view.tipPage === null && (
            <div className="tips">
              <TipMenu links={view.tips} />
            </div>
          )}
        </PartSheet>
      )}
      {choosing && (
        <PartSheet
          title={texts.language}
          address={paths.language(paths.profile(view.uniqueId))}
          load={chunks?.languages}
          onClose={() => setChoosing(false)}
        />
      )}
      {report && <report.Sheet address={report.address} onClose={() => setReport(null)} />}
      {qr && <qr.Sheet view={view} onClose={() => setQr(null)} />}
    </div>
  );
}

type PublicPageProps = {
  page: PageState;
  /** the chunks that the browser loads later; none on the server */
  chunks?: LazyChunks;
};

/** Shows the public page. The server renders it the same for every reader of a language, and the browser hydrates it. */
export const PublicPage = ({ page, chunks }: PublicPageProps) => (
  <LocaleContext.Provider value={localeOfPage(page)}>
    {page.kind === "profile" ? (
      <Profile view={page.view} attempt={page.attempt} chunks={chunks} />
    ) : (
      <UnavailablePage
        reason={page.kind}
        uniqueId={page.uniqueId}
        chunks={chunks}
        renderPreview={(view) => <Profile view={view} hidden chunks={chunks} />}
      />
    )}
  </LocaleContext.Provider>
);
