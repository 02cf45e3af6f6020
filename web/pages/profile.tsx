import { type ComponentType, useRef, useState } from "react";
import { Badge } from "#web/features/profile/badge.tsx";
import { Banner, Tools } from "#web/features/profile/banner.tsx";
import { Experiences } from "#web/features/profile/experiences.tsx";
import { LanguageMenu } from "#web/features/profile/language-menu.tsx";
import type { LazyParts } from "#web/features/profile/lazy-parts.ts";
import { localeOfPage, type PageState } from "#web/features/profile/page-state.ts";
import { GuestReviews } from "#web/features/profile/reviews.tsx";
import type { ReviewAttempt } from "#web/features/profile/review-attempt.ts";
import { useReviewChanges } from "#web/features/profile/review-changes.ts";
import { Shapes } from "#web/features/profile/shapes.tsx";
import { share } from "#web/features/profile/share-profile.ts";
import { Support, TipBar, TipSheet } from "#web/features/profile/support.tsx";
import { Unavailable } from "#web/features/profile/unavailable.tsx";
import { useOwner } from "#web/features/profile/use-owner.ts";
import type { ProfileView } from "#web/features/profile/view.ts";
import type { Locale } from "#web/i18n/locale.ts";
import { LocaleContext } from "#web/i18n/use-locale.ts";
import { BRAND } from "#web/lib/brand.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Mark } from "#web/ui/logo.tsx";
import { toast } from "#web/ui/toast.ts";

type QrSheet = ComponentType<{ view: ProfileView; onClose: () => void }>;

/** A chunk that doesn't come: the page stays as it is, and says so. */
const sayOffline = ({ words }: Locale, error: unknown) => {
  console.error(error);
  toast({ title: words.qrFailed, description: words.checkConnection, variant: "destructive" });
};

const Footer = ({ uniqueId }: { uniqueId: string }) => (
  <footer className="foot">
    <LanguageMenu uniqueId={uniqueId} />
    <a href="/">
      <Mark size={24} /> {BRAND}
    </a>
  </footer>
);

type ProfileProps = {
  view: ProfileView;
  /** only the owner can see it */
  hidden?: boolean;
  attempt?: ReviewAttempt | undefined;
  parts: LazyParts | undefined;
};

function Profile({ view: loaded, hidden = false, attempt, parts }: ProfileProps) {
  const { viewer, view: seen, tools } = useOwner(loaded, parts);
  const [view, record] = useReviewChanges(seen);
  const [tipping, setTipping] = useState(false);
  const [qr, setQr] = useState<{ Sheet: QrSheet } | null>(null);
  const support = useRef<HTMLElement>(null);
  const showQr = () =>
    void parts?.qrSheet().then(
      ({ QrSheet }) => setQr({ Sheet: QrSheet }),
      (error: unknown) => sayOffline(view.locale, error),
    );
  const tip = () => setTipping(true);
  return (
    <div className={classNames("pub", tools !== null && "owned", hidden && "out")}>
      <Shapes />
      <div className="hd" {...(!tools && { role: "banner" })}>
        <Banner image={view.banner} />
        {tools ? (
          <tools.OwnerTop view={view} hidden={hidden} />
        ) : (
          <Tools onQr={showQr} onShare={() => void share(view)} />
        )}
      </div>
      <main tabIndex={-1}>
        <div className="col">
          <div className="left">
            <Badge view={view} actions={tools && <tools.OwnerActions view={view} hidden={hidden} />} />
            {view.tips.length > 0 && (
              <Support name={view.name} links={view.tips} onTip={tip} section={support} />
            )}
            {tools && !hidden && <tools.ShareCard view={view} />}
          </div>
          <div className="right">
            {tools ? (
              <tools.OwnerReviews view={view} record={record} />
            ) : (
              <GuestReviews view={view} attempt={attempt} record={record} />
            )}
            {view.tours.length > 0 && viewer?.role !== "guide" && <Experiences view={view} />}
          </div>
        </div>
      </main>
      <Footer uniqueId={view.uniqueId} />
      {view.tips.length > 0 && !tools && <TipBar support={support} onTip={tip} />}
      {tipping && <TipSheet links={view.tips} onClose={() => setTipping(false)} />}
      {qr && <qr.Sheet view={view} onClose={() => setQr(null)} />}
    </div>
  );
}

export type ProfilePageProps = {
  page: PageState;
  /** what the browser loads later; the server has none */
  parts?: LazyParts;
};

/** The public page. The server renders it, the same for everybody of one language; the browser hydrates it. */
export const ProfilePage = ({ page, parts }: ProfilePageProps) => (
  <LocaleContext.Provider value={localeOfPage(page)}>
    {page.kind === "profile" ? (
      <Profile view={page.view} attempt={page.attempt} parts={parts} />
    ) : (
      <Unavailable
        reason={page.kind}
        uniqueId={page.uniqueId}
        parts={parts}
        renderPreview={(view) => <Profile view={view} hidden parts={parts} />}
      />
    )}
  </LocaleContext.Provider>
);
