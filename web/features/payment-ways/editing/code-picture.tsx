import { ScanQrCode } from "lucide-react";
import { useState } from "react";
import { QrSvg } from "#web/features/sharing/qr-svg.tsx";
import { FieldMessage, Help } from "#web/ui/field.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import type { PlainText } from "#locales/account.ts";
import { t, tMessage } from "#texts/app/t.ts";
import styles from "./code-picture.module.css";
import { readCode } from "./read-code.ts";

const NOT_FOUND = "We found no QR code in this picture. Please crop it to the code, or try a sharper one.";
const NO_PICTURE = "This picture can't be opened. Please choose a JPG or PNG, or a screenshot of the code.";

type CodePictureProps = {
  /** the code's text; "" without a code */
  text: string;
  /** whom the code pays, as the code itself says; not shown beside the error about another picture */
  understood: string | undefined;
  fault: string | undefined;
  onText: (text: string) => void;
};

/** Shows the button that reads a bank's code from a picture, and the code drawn again. */
export function CodePicture({ text, understood, fault, onText }: CodePictureProps) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<PlainText>();
  const choose = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    try {
      const read = await readCode(file);
      if (read === undefined) setProblem(NOT_FOUND);
      else onText(read);
    } catch (error) {
      console.warn(error);
      setProblem(NO_PICTURE);
    }
    setReading(false);
  };
  const shown = problem ? t(problem) : fault && tMessage(fault);
  return (
    <div className={styles.picture}>
      {understood !== undefined && problem === undefined && (
        <figure>
          <QrSvg className={styles.code} value={text} size={180} title={t("The code, drawn again")} />
          <figcaption>
            <b>{understood}</b>
            <span>{t("Is that you?")}</span>
          </figcaption>
        </figure>
      )}
      <div role="status">{shown !== undefined && <FieldMessage>{shown}</FieldMessage>}</div>
      <FileButton
        variant="line"
        label={t("Picture of the code")}
        accept="image/*"
        busy={isReading}
        icon={<ScanQrCode size={20} aria-hidden="true" />}
        onFile={(file) => void choose(file)}
      >
        {text === "" ? t("Choose a picture") : t("Choose another picture")}
      </FileButton>
      <Help>
        {t(
          "Save your code for receiving any amount in your bank's app, then choose that picture. It stays on this device: only what is in the code is kept.",
        )}
      </Help>
    </div>
  );
}
