import type { PageTexts } from "#locales/guest.ts";
import { toast } from "#web/ui/toast.ts";
import { leaveFor } from "./leave-for.ts";

type Opening<Code> = {
  load: () => Promise<Code>;
  show: (code: Code) => void;
  /** the page that shows the same */
  address: string;
  /** says that it could not be loaded */
  failed: string;
  texts: PageTexts;
};

/** Shows a sheet once its code is there. Where it doesn't come, the page of the sheet opens, or a message says that there is no network. */
export async function openSheet<Code>({ load, show, address, failed, texts }: Opening<Code>): Promise<void> {
  try {
    show(await load());
  } catch (error) {
    console.error(error);
    if (await leaveFor(address)) return;
    toast({ title: failed, description: texts.checkConnection, variant: "destructive" });
  }
}
