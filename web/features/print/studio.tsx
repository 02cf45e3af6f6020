import { Download, Printer } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { Opening } from "#schema/code-marks.ts";
import type { Guide } from "#schema/guide.ts";
import { LANGUAGES, PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";
import { plainName } from "#web/features/sharing/plain-name.ts";
import { saveFile } from "#web/features/sharing/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Segment } from "#web/ui/segment.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToastLift } from "#web/ui/use-toast-lift.ts";
import { t } from "#texts/app/t.ts";
import { AllBadges, type AllPages } from "./all-badges.tsx";
import { drawPrint } from "./content.ts";
import type { Side } from "./drawing/drawing.ts";
import type { Measure } from "./drawing/text.ts";
import { FormatChoice } from "./format-choice.tsx";
import { FORMATS, type FormatKey, pdfName } from "./formats.ts";
import { Gaps } from "./gaps.tsx";
import { OpeningChoice } from "./opening-choice.tsx";
import { printPdf } from "./pdf/print-pdf.ts";
import type { Gap } from "./promises.ts";
import { MISSING, PhotoSwitch } from "./photo-switch.tsx";
import { savePdf } from "./save-pdf.ts";
import { Stage } from "./stage.tsx";
import styles from "./studio.module.css";
import type { PrintPhoto } from "./use-print-tools.ts";
import { printWords } from "./texts.ts";

const LANGUAGE_CHOICES = PAGE_LANGUAGES.map((language) => ({
  value: language,
  text: LANGUAGES[language].name,
}));

type StudioProps = {
  guide: Guide;
  /** whether its page shows tours */
  hasTours: boolean;
  /** what a print promises that the page doesn't have */
  gaps: readonly Gap[];
  /** what its code can open */
  openings: readonly Opening[];
  measure: Measure;
  photo: PrintPhoto | keyof typeof MISSING;
  /** all pages of the account, where there are several */
  all?: AllPages | undefined;
  /** called once a PDF's download has started */
  onPrinted: () => void;
};

/** Shows what to print, its settings, and the button that makes its PDF on this device. */
export function Studio({ guide, hasTours, gaps, openings, measure, photo, all, onPrinted }: StudioProps) {
  const [format, setFormat] = useState<FormatKey>("badge");
  const [wanted, setWanted] = useState<Opening>("page");
  const opening = openings.includes(wanted) ? wanted : "page";
  const [language, setLanguage] = useState<PageLanguage>("en");
  const [isSaving, setSaving] = useState(false);
  const [wantsPhoto, setWantsPhoto] = useState(true);
  const [isMaking, setMaking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useToastLift(bar);
  const shown = typeof photo === "string" ? null : photo;
  const hasPhoto = wantsPhoto && shown !== null;
  const drawn = useMemo(() => {
    const draw = (key: FormatKey) =>
      drawPrint(key, guide, { language, opening, isSaving, hasPhoto, hasTours }, measure);
    const keys = Object.keys(FORMATS) as FormatKey[];
    return Object.fromEntries(keys.map((key) => [key, draw(key)])) as Record<FormatKey, Side[]>;
  }, [guide, language, opening, isSaving, hasPhoto, hasTours, measure]);
  const faces = Object.fromEntries(Object.entries(drawn).map(([key, [face]]) => [key, face])) as Record<
    FormatKey,
    Side | undefined
  >;

  const download = async () => {
    setMaking(true);
    const isSaved = await savePdf(async () => {
      const { name } = guide;
      const pdf = await printPdf({
        title: t(FORMATS[format].title, { name }),
        language,
        prints: [{ sides: drawn[format], photo: hasPhoto ? shown.bitmap : null }],
      });
      const outcome = await saveFile(pdf, pdfName(plainName(name), format, opening));
      return { outcome, next: t("Print it at 100 %, then scan it once.") };
    });
    setMaking(false);
    if (isSaved) onPrinted();
  };
  const button = (
    <Button icon={<Download size={20} aria-hidden="true" />} busy={isMaking} onClick={() => void download()}>
      {t("Download PDF")}
    </Button>
  );

  return (
    <>
      {opening === "page" && gaps.length > 0 && <Gaps guide={guide} gaps={gaps} language={language} />}
      <div className={styles.studio}>
        <Stage sides={drawn[format]} photo={shown?.url ?? null}>
          {button}
        </Stage>
        <div className={styles.options}>
          <SectionCard title={t("What to print")}>
            <FormatChoice faces={faces} photo={shown?.url ?? null} value={format} onChange={setFormat} />
          </SectionCard>
          <Card as="div" className={styles.settings}>
            <OpeningChoice openings={openings} value={opening} onChange={setWanted} />
            <Field
              label={t("Language of the print")}
              hint={printWords(language, { name: guide.name, opening, hasTours }).does.join(" · ")}
            >
              {(control) => (
                <Select
                  {...control}
                  choices={LANGUAGE_CHOICES}
                  value={language}
                  onChange={({ target }) => {
                    const chosen = PAGE_LANGUAGES.find((one) => one === target.value);
                    if (chosen) setLanguage(chosen);
                  }}
                />
              )}
            </Field>
            <Segment
              legend={t("Ink")}
              choices={[
                { value: "full", text: t("Full colour") },
                { value: "save", text: t("Save ink") },
              ]}
              value={isSaving ? "save" : "full"}
              onChange={(ink) => setSaving(ink === "save")}
            />
            {FORMATS[format].takesPhoto && (
              <PhotoSwitch
                isOn={wantsPhoto}
                missing={typeof photo === "string" ? t(MISSING[photo]) : null}
                onChange={setWantsPhoto}
              />
            )}
            {all && (
              <AllBadges
                all={all}
                format={format}
                options={{ language, opening, isSaving }}
                wantsPhoto={wantsPhoto}
                measure={measure}
              />
            )}
          </Card>
          <Note className={styles.hint}>
            <Printer size={22} aria-hidden="true" />
            <p>
              {t(
                "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.",
              )}
            </p>
          </Note>
        </div>
      </div>
      <div className={styles.bar} ref={bar}>
        {button}
      </div>
    </>
  );
}
