import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#web/app/paths.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import type { Locale } from "#web/i18n/locale.ts";
import { useLocale } from "#web/i18n/use-locale.ts";
import { Slot, Strap } from "#web/ui/strap.tsx";
import { toastAfterLoad } from "#web/ui/toast.ts";
import type { LazyParts } from "./lazy-parts.ts";
import { type Reason, reasonText } from "./page-state.ts";
import { PublicPageSkeleton } from "./skeleton.tsx";
import type { PublicPageView } from "./view.ts";

/** ms to read why */
const READING_TIME = 5000;

/** Goes home once it has been read; the message comes along. Answers what calls that off. */
function leave(reason: Reason, { words }: Locale): () => void {
  const timer = setTimeout(() => {
    toastAfterLoad({ ...reasonText(reason, words), variant: "destructive" });
    location.replace(paths.home);
  }, READING_TIME);
  return () => clearTimeout(timer);
}

/** The owner's view of a profile that is hidden from everybody else; the reason when there is none for this viewer. */
async function findPreview(
  uniqueId: string,
  parts: LazyParts,
  locale: Locale,
): Promise<PublicPageView | Reason> {
  try {
    return (await (await parts.signedIn()).findHidden(uniqueId, locale)) ?? "missing";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}

export type UnavailableProps = {
  reason: Reason;
  uniqueId: string;
  parts: LazyParts | undefined;
  /** renders the owner's preview */
  renderPreview: (view: PublicPageView) => ReactNode;
};

/** The page of a profile that isn't to be seen. An owner whose plan is over gets a preview. */
export function Unavailable({ reason, uniqueId, parts, renderPreview }: UnavailableProps) {
  const locale = useLocale();
  const [found, setFound] = useState<PublicPageView | Reason | "asking">(reason);
  useEffect(() => {
    if (!parts) return undefined;
    if (reason === "failed" || !hasSessionHint(document.cookie)) return leave(reason, locale);
    let stop = () => {};
    let current = true;
    setFound("asking");
    void findPreview(uniqueId, parts, locale).then((answer) => {
      if (!current) return;
      setFound(answer);
      if (typeof answer === "string") stop = leave(answer, locale);
    });
    return () => {
      current = false;
      stop();
    };
  }, [reason, uniqueId, parts, locale]);
  if (found === "asking") return <PublicPageSkeleton />;
  if (typeof found === "object") return renderPreview(found);
  const { title, description } = reasonText(found, locale.words);
  return (
    <div className="pub off">
      <Strap />
      <main className="badge">
        <Slot />
        <h1>{title}</h1>
        <p>{description}</p>
        <p className="where" dir="ltr">
          {paths.profile(uniqueId)}
        </p>
        <a className="btn ink lg" href={paths.home}>
          {locale.words.home}
        </a>
      </main>
    </div>
  );
}
