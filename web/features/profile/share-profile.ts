import { shareProfile } from "#web/features/sharing/share.ts";
import { toast } from "#web/ui/toast.ts";
import type { ProfileView } from "./view.ts";

/** Shares the page, and says so where the device doesn't. */
export async function share({ name, url }: ProfileView): Promise<void> {
  try {
    if ((await shareProfile({ name, url })) === "copied")
      toast({ title: "Link copied!", description: "Profile link copied to clipboard" });
  } catch (error) {
    console.warn(error);
    // The address itself can still be copied by hand.
    toast({ title: "The link could not be copied", description: url, variant: "destructive" });
  }
}
