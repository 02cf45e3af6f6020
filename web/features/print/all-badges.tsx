import { Layers } from "lucide-react";
import { useId, useState } from "react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { listed } from "#texts/app/listed.ts";
import { plural, t } from "#texts/app/t.ts";
import type { Options } from "./content.ts";
import type { Measure } from "./drawing/text.ts";
import type { FormatKey } from "./formats.ts";
import { fromServer, savePdf } from "./save-pdf.ts";
import styles from "./studio.module.css";

/** The pages whose prints go into one PDF. */
export type AllPages = {
  /** how many they are */
  count: number;
  /** the names of those that don't have what a print promises */
  lacking: Record<"tips" | "contact", string[]>;
  /** asks for them as they are now */
  load: () => Promise<OwnGuide[]>;
  /** called once the PDF's download has started */
  onPrinted: () => void;
};

type AllBadgesProps = {
  all: AllPages;
  format: FormatKey;
  options: Pick<Options, "language" | "opening" | "isSaving">;
  wantsPhoto: boolean;
  measure: Measure;
};

/** Shows the button that makes one PDF with the chosen print of every page. */
export function AllBadges({ all, ...chosen }: AllBadgesProps) {
  const id = useId();
  const [isMaking, setMaking] = useState(false);
  const { tips, contact } = all.lacking;
  const isPage = chosen.options.opening === "page";
  const make = async () => {
    setMaking(true);
    const isSaved = await savePdf(async () => {
      const { saveAll } = await fromServer(import("./save-all.ts"));
      const { outcome, withoutPhoto, openPage } = await saveAll(all, chosen);
      const missing = [
        withoutPhoto.length > 0 &&
          t("Without a photo, because it could not be read: {names}", { names: withoutPhoto.join(", ") }),
        openPage.length > 0 && t("These codes open the page: {names}", { names: openPage.join(", ") }),
      ].filter((text) => text !== false);
      return { outcome, next: missing.join(" · ") || t("Print it at 100 %, then scan each code once.") };
    });
    setMaking(false);
    if (isSaved) all.onPrinted();
  };
  return (
    <div className={styles.all}>
      <Button
        block
        variant="line"
        icon={<Layers size={20} aria-hidden="true" />}
        busy={isMaking}
        aria-describedby={id}
        onClick={() => void make()}
      >
        {t("All badges")}
      </Button>
      <Hint id={id}>
        {plural(
          "One PDF with this print for one page.",
          "One PDF with this print for each of {count} pages.",
          all.count,
        )}
      </Hint>
      {isPage && tips.length > 0 && <Hint>{t("Nobody can tip yet: {names}", { names: listed(tips) })}</Hint>}
      {isPage && contact.length > 0 && (
        <Hint>{t("No contact on the page yet: {names}", { names: listed(contact) })}</Hint>
      )}
    </div>
  );
}
