import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { copyText } from "./share.ts";

/** Shows that a profile's link could not be copied, with the link. */
export const toastCopyFailed = (url: string): void =>
  toast({
    title: t("Copy Failed"),
    description: t("Your browser doesn't allow it. The link is {url}", { url }),
    toCopy: url,
    variant: "destructive",
  });

/** Copies a profile's link. Shows the outcome. */
export async function copyLink(url: string): Promise<void> {
  try {
    await copyText(url);
    toast({ title: t("Link Copied"), description: t("Profile link copied to clipboard") });
  } catch (error) {
    console.error(error);
    toastCopyFailed(url);
  }
}
