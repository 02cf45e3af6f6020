import { Layers } from "lucide-react";
import { useId, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { toast } from "#web/ui/toast.ts";
import { plural, t } from "#texts/app/t.ts";
import type { Options } from "./content.ts";
import type { Measure } from "./drawing/text.ts";
import type { FormatKey } from "./formats.ts";
import styles from "./studio.module.css";

/** The pages whose prints go into one PDF. */
export type AllPages = {
  guides: Guide[];
  /** asks whether a page shows tours */
  hasTours: (id: number) => Promise<boolean>;
  /** called once the PDF's download has started */
  onPrinted: () => void;
};

type AllBadgesProps = {
  all: AllPages;
  format: FormatKey;
  options: Pick<Options, "language" | "isSaving">;
  wantsPhoto: boolean;
  measure: Measure;
};

/** Shows the button that makes one PDF with the chosen print of every page. */
export function AllBadges({ all, ...chosen }: AllBadgesProps) {
  const id = useId();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      const { saveAll } = await import("./save-all.ts");
      const { outcome, withoutPhoto } = await saveAll(all, chosen);
      if (outcome === "not saved") return;
      all.onPrinted();
      const missing =
        withoutPhoto.length > 0 &&
        t("Without a photo, because it could not be read: {names}", { names: withoutPhoto.join(", ") });
      const next = missing || t("Print it at 100 %, then scan each code once.");
      toast(outcome === "shared" ? { title: next } : { title: t("PDF downloaded"), description: next });
    } catch (error) {
      console.error(error);
      toast({
        title: t("Download Failed"),
        description: t("The PDF could not be made on this device. Please try again."),
        variant: "destructive",
      });
    } finally {
      setMaking(false);
    }
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
          all.guides.length,
        )}
      </Hint>
    </div>
  );
}
