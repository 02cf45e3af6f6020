import { isInOtherApp } from "#web/lib/in-app.ts";
import { canShareFile, shareFile } from "#web/lib/share-file.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { copyText } from "./share.ts";

/** What became of a file. */
export type Outcome = "downloaded" | "shared" | "not saved";

/** Saves a file by the browser's downloads. */
function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // The address is released later, because Safari reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Copies the address of what is shown, to be pasted into a browser. */
const copyAddress = (): Promise<void> =>
  copyText(location.href).then(
    () => toast({ title: t("Link copied") }),
    () => {
      const { href } = location;
      toast({ title: t("Not copied"), description: href, toCopy: href, variant: "destructive" });
    },
  );

/** Says that this app's browser saves no files, and what to do instead: `other`, or to open the page in a browser. */
function toastNotSaved(other: string | undefined): void {
  toast({
    title: t("This app can't save files"),
    description: other ?? t("Open this page in your browser: use this app's menu, or copy the link."),
    variant: "destructive",
    stays: true,
    ...(other === undefined && {
      action: { label: t("Copy link"), onAction: () => void copyAddress() },
    }),
  });
}

/**
 * Saves a file: on phones by the share sheet, otherwise by a download. A browser inside another app downloads nothing and
 * says nothing: there this says what to do instead, `other` or to open the page in a browser. Returns what became of it; only "downloaded" is for the caller to say.
 */
export async function saveFile(blob: Blob, name: string, other?: string): Promise<Outcome> {
  const file = new File([blob], name, { type: blob.type });
  if (canShareFile(file)) {
    try {
      return (await shareFile(file)) ? "shared" : "not saved";
    } catch (error) {
      // A tap counts for some seconds only, and making the file may have taken longer.
      console.warn(error);
    }
  }
  if (isInOtherApp()) {
    toastNotSaved(other);
    return "not saved";
  }
  download(file);
  return "downloaded";
}
