import { Download } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonLooks } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { downloadQrPng, downloadQrSvg } from "./qr-file.ts";

const DOWNLOADS = { png: downloadQrPng, svg: downloadQrSvg };

type DownloadQrProps = ButtonLooks & {
  /** the profile, which the file is named after */
  profile: { name: string; url: string };
  format: keyof typeof DOWNLOADS;
  label?: string;
  className?: string;
  /** called once the download has started */
  onDownloaded?: () => void;
};

/** Shows the button that downloads the QR code of a profile, and shows the outcome. */
export function DownloadQr({ profile, format, label, onDownloaded, ...looks }: DownloadQrProps) {
  const [isDrawing, setDrawing] = useState(false);
  const download = async () => {
    setDrawing(true);
    try {
      const outcome = await DOWNLOADS[format](profile.url, profile.name);
      if (outcome !== "not saved") onDownloaded?.();
      if (outcome === "downloaded")
        toast({ title: t("QR Code Downloaded"), description: t("Print it, or keep it on your phone.") });
    } catch (error) {
      console.error(error);
      toast({
        title: t("Download Failed"),
        description: t("The picture could not be made. Please try again."),
        variant: "destructive",
      });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Button
      {...looks}
      icon={<Download size={19} aria-hidden="true" />}
      busy={isDrawing}
      onClick={() => void download()}
    >
      {label ?? t("Download QR Code")}
    </Button>
  );
}
