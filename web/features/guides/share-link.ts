import type { Guide } from "#schema/guide.ts";
import { toastCopyFailed } from "#web/features/sharing/copy-link.ts";
import { sharePage } from "#web/features/sharing/share.ts";
import { PROFILE_TITLE, SHARE_TEXT } from "#web/features/sharing/share-texts.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";

/** Shares a profile by the device's dialog, or copies its link. Shows the outcome. */
export async function shareGuide({ name, url }: Guide): Promise<void> {
  try {
    const title = PROFILE_TITLE.replace("{name}", () => name);
    const outcome = await sharePage({ title, text: SHARE_TEXT, url });
    if (outcome === "copied")
      toast({ title: t("Link copied"), description: t("Profile link copied to clipboard") });
  } catch (error) {
    console.error(error);
    toastCopyFailed(url);
  }
}
