import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#web/paths.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { LanguageLink } from "../language-page/language-link.tsx";
import { PunchHole, Strap } from "#web/ui/strap.tsx";
import { toastAfterLoad } from "#web/ui/toast.ts";
import type { LazyChunks } from "./lazy-chunks.ts";
import { isAsGuest } from "./owner/as-guest.ts";
import { type Reason, reasonText } from "./page-state.ts";
import { PublicPageSkeleton } from "./skeleton.tsx";
import type { PublicPageView } from "./view.ts";

/** ms before the page is left */
const READING_TIME = 5000;

/**
 * Goes to the landing page after READING_TIME and repeats the reason there. Returns a function that cancels it. Readers of
 * another language stay, because the landing page may not have their language.
 */
function leave(reason: Reason, { language, texts }: Locale): () => void {
  if (language !== "en") return () => {};
  const timer = setTimeout(() => {
    toastAfterLoad({ ...reasonText(reason, texts), variant: "destructive" });
    location.replace(paths.home);
  }, READING_TIME);
  return () => clearTimeout(timer);
}

/** Finds a hidden profile for its team; for everybody else the reason why there is none. */
async function findPreview(
  uniqueId: string,
  chunks: LazyChunks,
  locale: Locale,
): Promise<PublicPageView | Reason> {
  try {
    return (await (await chunks.signedIn()).findHidden(uniqueId, locale)) ?? "missing";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}

type UnavailablePageProps = {
  reason: Reason;
  uniqueId: string;
  chunks: LazyChunks | undefined;
  /** renders the owner's preview */
  renderPreview: (view: PublicPageView) => ReactNode;
};

/** Shows why a profile can't be shown. Its team gets a preview while the profile is hidden. */
export function UnavailablePage({ reason, uniqueId, chunks, renderPreview }: UnavailablePageProps) {
  const locale = useLocale();
  const [found, setFound] = useState<PublicPageView | Reason | "asking">(reason);
  useEffect(() => {
    if (!chunks) return undefined;
    if (reason === "failed" || !hasSessionHint(document.cookie)) return leave(reason, locale);
    let stop = () => {};
    let current = true;
    setFound("asking");
    void findPreview(uniqueId, chunks, locale).then((result) => {
      if (!current) return;
      if (typeof result === "object" && isAsGuest()) {
        setFound(reason);
        void chunks.wayBack().then(({ showWayBack }) => showWayBack(), console.warn);
        return;
      }
      setFound(result);
      if (typeof result === "string") stop = leave(result, locale);
    });
    return () => {
      current = false;
      stop();
    };
  }, [reason, uniqueId, chunks, locale]);
  if (found === "asking") return <PublicPageSkeleton />;
  if (typeof found === "object") return renderPreview(found);
  const { title, description } = reasonText(found, locale.texts);
  return (
    <div className="pub off">
      <Strap />
      <main className="badge">
        <PunchHole />
        <h1>{title}</h1>
        <p>{description}</p>
        <p className="where" dir="ltr">
          {paths.profile(uniqueId)}
        </p>
        <a className="btn ink lg" href={paths.home}>
          {locale.texts.home}
        </a>
        <p>
          <LanguageLink uniqueId={uniqueId} />
        </p>
      </main>
    </div>
  );
}
