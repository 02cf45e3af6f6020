import type { Guide } from "#schema/guide.ts";
import { copyText, sharePage } from "#web/features/sharing/share.ts";
import { PROFILE_TITLE, SHARE_TEXT } from "#web/i18n/share-words.ts";
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
    const title = PROFILE_TITLE.replace("{name}", () => name);
    const outcome = await sharePage({ title, text: SHARE_TEXT, url });
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
