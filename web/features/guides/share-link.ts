import type { Guide } from "#schema/guide.ts";
import { copyText, sharePage } from "#web/features/sharing/share.ts";
import { english } from "#web/i18n/english.ts";
import { fill } from "#web/i18n/format.ts";
import { toast } from "#web/ui/toast.ts";

const copyFailed = (guide: Guide) =>
  toast({
    title: "Copy Failed",
    description: `Your browser doesn't allow it. The link is ${guide.url}`,
    variant: "destructive",
  });

/** Shares a profile by the device's dialog, or copies its link. Shows the outcome. */
export async function shareGuide(guide: Guide): Promise<void> {
  try {
    const { name, url } = guide;
    const title = fill(english, "title", { name });
    const outcome = await sharePage({ title, text: english.words.shareText, url });
    if (outcome === "copied")
      toast({ title: "Link copied", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.error(error);
    copyFailed(guide);
  }
}

/** Copies a profile's link. Shows the outcome. */
export async function copyGuideLink(guide: Guide): Promise<void> {
  try {
    await copyText(guide.url);
    toast({ title: "Link Copied", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.error(error);
    copyFailed(guide);
  }
}
