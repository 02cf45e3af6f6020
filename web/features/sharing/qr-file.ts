import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { plainName } from "./plain-name.ts";
import { QrCode } from "./qr-code.tsx";
import { saveFile } from "./save-file.ts";

/** px of a side */
const PNG_SIZE = 1024;

/** Makes the file name of a guide's QR code. */
export const fileNameOf = (name: string, extension: "svg" | "png"): string =>
  `${plainName(name)}-qr-code.${extension}`;

function svgOf(value: string): Blob {
  const host = document.createElement("div");
  const root = createRoot(host);
  flushSync(() => root.render(createElement(QrCode, { value, size: PNG_SIZE })));
  // Programs of copy shops can't read a path that says nothing of its stroke.
  for (const path of host.querySelectorAll("path")) path.setAttribute("stroke", "none");
  const text = host.firstElementChild ? new XMLSerializer().serializeToString(host.firstElementChild) : "";
  root.unmount();
  return new Blob([text], { type: "image/svg+xml" });
}

/** Downloads the QR code of an address as an SVG named after the guide. */
export const downloadQrSvg = (value: string, name: string) => saveFile(svgOf(value), fileNameOf(name, "svg"));

/** Downloads the QR code of an address as a PNG of 1024 px. Throws when the browser can't draw it. */
export async function downloadQrPng(value: string, name: string) {
  const source = URL.createObjectURL(svgOf(value));
  try {
    const image = new Image(PNG_SIZE, PNG_SIZE);
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PNG_SIZE;
    canvas.height = PNG_SIZE;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0, PNG_SIZE, PNG_SIZE);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!png) throw new Error("no PNG");
    return await saveFile(png, fileNameOf(name, "png"));
  } finally {
    URL.revokeObjectURL(source);
  }
}
