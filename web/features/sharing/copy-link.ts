import { toast } from "#web/ui/toast.ts";
import { copyText } from "./share.ts";

/** Says that a profile's link could not be copied, and what it is. */
export const toastCopyFailed = (url: string): void =>
  toast({
    title: "Copy Failed",
    description: `Your browser doesn't allow it. The link is ${url}`,
    variant: "destructive",
  });

/** Copies a profile's link. Shows the outcome. */
export async function copyLink(url: string): Promise<void> {
  try {
    await copyText(url);
    toast({ title: "Link Copied", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.error(error);
    toastCopyFailed(url);
  }
}
