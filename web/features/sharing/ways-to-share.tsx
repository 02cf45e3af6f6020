import { Copy, Maximize, Printer, Send } from "lucide-react";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { t } from "#texts/app/t.ts";
import { copyLink } from "./copy-link.ts";
import { DownloadQr } from "./download-qr.tsx";
import { canWriteTags } from "./nfc-tag.ts";
import { shareProfile } from "./share-profile.ts";
import { sharedUrl } from "./shared-url.ts";
import styles from "./ways-to-share.module.css";
import { WriteTag } from "./write-tag.tsx";

type WaysToShareProps = {
  profile: { id: number; name: string; url: string; handle?: string | null };
  /** the picture's first format */
  format: "png" | "svg";
  /** called once a picture's download has started */
  onDownloaded: () => void;
};

const icon = { size: 20, "aria-hidden": true } as const;

/** Shows what to do with a profile's code: show, print or send it; then its files, its address and a tag. */
export function WaysToShare({ profile, format, onDownloaded }: WaysToShareProps) {
  const picture = { profile, onDownloaded };
  return (
    <>
      <div className={styles.first}>
        <LinkButton href={paths.pocketOf(profile.id)} icon={<Maximize {...icon} />}>
          {t("Show it")}
        </LinkButton>
        <RouteButton variant="line" icon={<Printer {...icon} />} to={paths.print(profile.id)}>
          {t("Print it")}
        </RouteButton>
        <Button variant="line" icon={<Send {...icon} />} onClick={() => void shareProfile(profile)}>
          {t("Send it")}
        </Button>
      </div>
      <div className={styles.more}>
        <DownloadQr {...picture} format={format} variant="line" size="sm" />
        <DownloadQr
          {...picture}
          format={format === "png" ? "svg" : "png"}
          label={format === "png" ? t("As SVG, for a print shop") : t("As PNG")}
          variant="line"
          size="sm"
        />
        <Button
          variant="line"
          size="sm"
          icon={<Copy size={19} aria-hidden="true" />}
          onClick={() => void copyLink(sharedUrl(profile))}
        >
          {t("Copy Profile Link")}
        </Button>
        {canWriteTags() && <WriteTag url={profile.url} />}
      </div>
    </>
  );
}
