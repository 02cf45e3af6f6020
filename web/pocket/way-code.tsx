import { QRCodeSVG } from "qrcode.react";
import { t } from "#web/words/t.ts";

/** Shows a payment code as banks want it: level M, black on white, four modules of white around, nothing in its middle. */
export const WayCode = ({ text, label }: { text: string; label: string }) => (
  <QRCodeSVG value={text} level="M" marginSize={4} size={512} title={t("Code for {label}", { label })} />
);
