import { sharePage } from "#web/features/sharing/share.ts";
import { fill } from "#texts/guest/format.ts";
import { toast } from "#web/ui/toast.ts";
import type { PublicPageView } from "./view.ts";

/** Shares the page in its language. Shows when the link was copied instead, or couldn't be. */
export async function sharePublicPage({ locale, name, url }: PublicPageView): Promise<void> {
  const { texts } = locale;
  try {
    const title = fill(locale, "title", { name });
    if ((await sharePage({ title, text: texts.shareText, url })) === "copied")
      toast({ title: texts.linkCopied, description: texts.linkCopiedText });
  } catch (error) {
    console.warn(error);
    // The message shows the address, so that it can be copied by hand.
    toast({ title: texts.linkNotCopied, description: url, toCopy: url, variant: "destructive" });
  }
}
