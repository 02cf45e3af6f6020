import type { Side } from "../drawing/drawing.ts";
import { addSide } from "./side-pdf.ts";
import { PdfFile, pdfText } from "./pdf-file.ts";

type PrintPdf = {
  title: string;
  /** BCP 47 */
  language: string;
  /** in their order: the sides of each badge or other print, with the photo that they show */
  prints: readonly { sides: readonly Side[]; photo: ImageBitmap | null }[];
};

/** Makes the PDF of prints on this device, without a network. Each side is a page in true size. */
export async function printPdf({ title, language, prints }: PrintPdf): Promise<Blob> {
  const file = new PdfFile();
  const parent = file.reserve();
  const pages: number[] = [];
  for (const { sides, photo } of prints)
    for (const side of sides) pages.push(await addSide(file, side, { parent, photo }));
  file.add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(" ")}] >>`,
    parent,
  );
  const root = file.add(
    `<< /Type /Catalog /Pages ${parent} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>`,
  );
  const info = file.add(`<< /Title ${pdfText(title)} /Creator (Lanyard) /Trapped /False >>`);
  return file.write({ root, info });
}
