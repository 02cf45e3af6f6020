import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { toastCopyFailed } from "./copy-link.ts";
import { sharePage } from "./share.ts";
import { PROFILE_TITLE, SHARE_TEXT } from "./share-texts.ts";
import { sharedUrl } from "./shared-url.ts";

/** Shares a profile by the device's dialog, or copies its link. Shows the outcome. */
export async function shareProfile(profile: {
  name: string;
  url: string;
  handle?: string | null;
}): Promise<void> {
  const url = sharedUrl(profile);
  try {
    const title = PROFILE_TITLE.replace("{name}", () => profile.name);
    const outcome = await sharePage({ title, text: SHARE_TEXT, url });
    if (outcome === "copied")
      toast({ title: t("Link copied"), description: t("Profile link copied to clipboard") });
  } catch (error) {
    console.error(error);
    toastCopyFailed(url);
  }
}
