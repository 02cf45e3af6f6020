import "#web/styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { ArrowLeft, Eye, EyeOff, Pencil, ScanEye, Share2 } from "lucide-react";
import { useRef } from "react";
import { paths } from "#web/paths.ts";
import { Nav } from "#web/features/session/nav.tsx";
import { DownloadQr } from "#web/features/sharing/download-qr.tsx";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { sharedUrl } from "#web/features/sharing/shared-url.ts";
import { WaysToShare } from "#web/features/sharing/ways-to-share.tsx";
import { bareUrl } from "#web/lib/format.ts";
import { Button, LinkButton } from "#web/ui/button.tsx";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";
import { CodeLine } from "./code-line.tsx";
import { NextProfile } from "./next-profile.tsx";
import { notePrinted } from "./owner-calls.ts";
import { sharePublicPage } from "../share-public-page.ts";
import { client, isEditor } from "./signed-in.ts";
import type { PublicPageView } from "../view.ts";
import "./owner-tools.css";

type ViewProps = { view: PublicPageView };

/** Shows why guests can't see the page. */
function HiddenWhy({ view }: ViewProps) {
  if (view.hiddenReason !== undefined)
    return (
      <span>
        <b>{t("We have hidden this page.")}</b>{" "}
        <Trans text="“{reason}”" parts={{ reason: <bdi>{view.hiddenReason}</bdi> }} />{" "}
        {isEditor(view) ? t("Only you and its owner can see it.") : t("Only you can see it.")}{" "}
        <a href="/imprint">{t("Write to us")}</a>
      </span>
    );
  return (
    <span>
      <b>{t("This page isn't public.")}</b>{" "}
      {isEditor(view)
        ? t("Only you and its owner can see it, until the owner renews the plan.")
        : t("Only you can see it. Subscribe in your dashboard to show it to your guests again.")}
    </span>
  );
}

function Bar({ view, hidden }: ViewProps & { hidden: boolean }) {
  const bar = useRef<HTMLElement>(null);
  useToastLift(bar);
  return (
    <section className={hidden ? "own-bar" : "own-bar low"} aria-label={t("Your profile")} ref={bar}>
      <div className="wrap">
        {hidden ? (
          <p>
            <EyeOff size={20} />
            <HiddenWhy view={view} />
          </p>
        ) : (
          <p>
            <Eye size={20} />
            {t("Only you see these tools")}
          </p>
        )}
        <NextProfile guideId={view.id} />
        {!hidden && (
          <LinkButton
            className="as-guest"
            variant="line"
            size="sm"
            href="?as=guest"
            icon={<ScanEye size={18} />}
          >
            {t("See it as a guest")}
          </LinkButton>
        )}
        {!hidden && (
          <DownloadQr
            profile={view}
            format="svg"
            size="sm"
            className="paper"
            onDownloaded={() => notePrinted(view.id)}
          />
        )}
        <LinkButton
          variant="line"
          size="sm"
          href={paths.dashboard}
          icon={<ArrowLeft className="flip" size={18} />}
        >
          {t("Back to Dashboard")}
        </LinkButton>
      </div>
    </section>
  );
}

/**
 * Shows the site's navigation and the owner's bar. They come late, once the viewer is known, and stand over the banner
 * and, on phones, in place of the tip bar, so that nothing that is being read moves. `hidden`: whether guests can't see
 * the page.
 */
export const OwnerTop = (part: ViewProps & { hidden: boolean }) => (
  <div className="own" {...inAppLanguage()}>
    <QueryClientProvider client={client}>
      <Nav />
      <Bar {...part} />
    </QueryClientProvider>
  </div>
);

/** Shows 'Edit Profile' and, unless the page is hidden, 'Share Profile'. */
export const OwnerActions = ({ view, hidden }: ViewProps & { hidden: boolean }) => (
  <div className="mine" {...inAppLanguage()}>
    <LinkButton variant="line" href={`${paths.create}?edit=${view.id}`} icon={<Pencil size={18} />}>
      {t("Edit Profile")}
    </LinkButton>
    {!hidden && (
      <Button
        icon={<Share2 size={18} />}
        onClick={() => void sharePublicPage({ ...view, url: sharedUrl(view) })}
      >
        {t("Share Profile")}
      </Button>
    )}
  </div>
);

/** Shows the QR code, and every way to share it. */
export const ShareCard = ({ view }: ViewProps) => (
  <section className="block qrcard" {...inAppLanguage()}>
    <h2>{t("Share Your Profile")}</h2>
    <div className="frame">
      <QrCode value={view.url} size={180} />
    </div>
    <a className="url link" href={sharedUrl(view)}>
      {bareUrl(sharedUrl(view))}
    </a>
    <CodeLine view={view} />
    <div className="ways">
      <WaysToShare profile={view} format="svg" onDownloaded={() => notePrinted(view.id)} />
    </div>
  </section>
);
