import type { Guide } from "#schema/guide.ts";
import { copyLink, shareProfile } from "#web/features/sharing/share.ts";
import { toast } from "#web/ui/toast.ts";

const copyFailed = (guide: Guide) =>
  toast({
    title: "Copy Failed",
    description: `Your browser doesn't allow it. The link is ${guide.url}`,
    variant: "destructive",
  });

/** Shares a profile with the device's own means, or copies its link; says so. */
export async function shareGuide(guide: Guide): Promise<void> {
  try {
    const outcome = await shareProfile({ name: guide.name, url: guide.url });
    if (outcome === "copied")
      toast({ title: "Link copied", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.error(error);
    copyFailed(guide);
  }
}

/** Copies a profile's link and says so. */
export async function copyGuideLink(guide: Guide): Promise<void> {
  try {
    await copyLink(guide.url);
    toast({ title: "Link Copied", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.error(error);
    copyFailed(guide);
  }
}
