import { Copy, Printer } from "lucide-react";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { t } from "#texts/app/t.ts";
import { copyLink } from "./copy-link.ts";
import { DownloadQr } from "./download-qr.tsx";
import { canWriteTags } from "./nfc-tag.ts";
import { WriteTag } from "./write-tag.tsx";

type WaysToShareProps = {
  profile: { id: number; name: string; url: string };
  /** the picture's format */
  format: "png" | "svg";
  /** called once the picture's download has started */
  onDownloaded: () => void;
};

/** Shows every way to share a profile: as a picture, a link, a print or a tag. */
export const WaysToShare = ({ profile, format, onDownloaded }: WaysToShareProps) => (
  <>
    <DownloadQr profile={profile} format={format} onDownloaded={onDownloaded} />
    <Button
      variant="line"
      icon={<Copy size={19} aria-hidden="true" />}
      onClick={() => void copyLink(profile.url)}
    >
      {t("Copy Profile Link")}
    </Button>
    <RouteButton variant="line" icon={<Printer size={19} aria-hidden="true" />} to={paths.print(profile.id)}>
      {t("Print your badge")}
    </RouteButton>
    {canWriteTags() && <WriteTag url={profile.url} />}
  </>
);
