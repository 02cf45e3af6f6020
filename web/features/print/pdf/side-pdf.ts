import { circle, type Ink, type Shape, type Side } from "../drawing/drawing.ts";
import type { PdfFile } from "./pdf-file.ts";
import { photoPicture, type Picture, textPicture } from "./pictures.ts";

/** points per mm */
const POINT = 72 / 25.4;
/** mm beyond the bleed, for the marks */
const SLUG = 8;

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

const OPERATORS: Record<string, string> = { M: "m", L: "l", C: "c", Z: "h" };

/** Writes a drawing's path for PDF, which has operators after their numbers. */
function pdfPath(path: string): string {
  const commands = path.match(/[MLCZ][^MLCZ]*/g) ?? [];
  return commands
    .map((command) => `${command.slice(1).trim()} ${OPERATORS[command[0] ?? ""] ?? ""}`)
    .join("\n");
}

/** Writes the operator that sets a colour, of lines or areas. Pure black is the fourth ink alone. */
function pdfInk(ink: Ink, isLine: boolean): string {
  if (ink === "black") return isLine ? "0 0 0 1 K" : "0 0 0 1 k";
  const parts = [1, 3, 5].map((at) => n(parseInt(ink.slice(at, at + 2), 16) / 255));
  return `${parts.join(" ")} ${isLine ? "RG" : "rg"}`;
}

type Page = { file: PdfFile; photo: ImageBitmap | null; pictures: Map<Shape, Picture> };

// The height is negative, because the drawing's y goes down and a picture's goes up.
const pdfPicture = ({ id, x, y, width, height }: Picture): string =>
  `q ${n(width)} 0 0 ${n(-height)} ${n(x)} ${n(y + height)} cm /I${id} Do Q`;

/** Makes the pictures of texts and of the photo. A shape that is drawn several times gets one picture. */
async function addPictures(page: Page, shapes: readonly Shape[]): Promise<void> {
  for (const shape of shapes) {
    if (shape.kind === "cut" || shape.kind === "placed") await addPictures(page, shape.shapes);
    if (page.pictures.has(shape)) continue;
    const picture =
      shape.kind === "words"
        ? await textPicture(page.file, shape)
        : shape.kind === "photo" && page.photo
          ? await photoPicture(page.file, page.photo, shape)
          : null;
    if (picture) page.pictures.set(shape, picture);
  }
}

function pdfShapes(page: Page, shapes: readonly Shape[]): string {
  return shapes.map((shape) => pdfShape(page, shape)).join("\n");
}

function pdfShape(page: Page, shape: Shape): string {
  switch (shape.kind) {
    case "area":
      return `${pdfInk(shape.ink, false)}\n${pdfPath(shape.path)}\n${shape.hasHoles ? "f*" : "f"}`;
    case "code":
      return `${pdfInk("black", false)}\n${pdfPath(shape.path)}\nf`;
    case "line": {
      const dashes = shape.dashes ? `[${shape.dashes.map(n).join(" ")}] 0 d` : "[] 0 d";
      return `${pdfInk(shape.ink, true)} ${n(shape.width)} w ${dashes}\n${pdfPath(shape.path)}\nS`;
    }
    case "words": {
      const picture = page.pictures.get(shape);
      return picture ? pdfPicture(picture) : "";
    }
    case "photo": {
      const picture = page.pictures.get(shape);
      if (!picture) return "";
      return `q ${pdfPath(circle(shape.x, shape.y, shape.diameter))} W n\n${pdfPicture(picture)}\nQ`;
    }
    case "cut":
      return `q ${pdfPath(shape.path)} W n\n${pdfShapes(page, shape.shapes)}\nQ`;
    case "placed": {
      const { x, y, scale, width, height } = shape;
      const matrix =
        shape.isTurned === true
          ? [-scale, 0, 0, -scale, x + width * scale, y + height * scale]
          : [scale, 0, 0, scale, x, y];
      return `q ${matrix.map(n).join(" ")} cm\n${pdfShapes(page, shape.shapes)}\nQ`;
    }
  }
}

/** Draws the lines to cut by. They are 5 mm long and begin where the bleed ends. */
function cropMarks({ width, height, bleed }: Side): string {
  const [from, to] = [bleed, bleed + 5];
  const marks = [0, width].flatMap((x) => [
    `M ${n(x)} ${-from} L ${n(x)} ${-to}`,
    `M ${n(x)} ${n(height + from)} L ${n(x)} ${n(height + to)}`,
  ]);
  const others = [0, height].flatMap((y) => [
    `M ${-from} ${n(y)} L ${-to} ${n(y)}`,
    `M ${n(width + from)} ${n(y)} L ${n(width + to)} ${n(y)}`,
  ]);
  // The lines are a quarter of a point wide.
  return `${pdfInk("black", true)} 0.088 w [] 0 d\n${pdfPath([...marks, ...others].join(" "))}\nS`;
}

/** Adds a page in true size for a side. Returns the page's number. */
export async function addSide(
  file: PdfFile,
  side: Side,
  { parent, photo }: { parent: number; photo: ImageBitmap | null },
): Promise<number> {
  const { width, height, bleed, shapes } = side;
  const page: Page = { file, photo, pictures: new Map() };
  await addPictures(page, shapes);
  const edge = bleed === 0 ? 0 : bleed + SLUG;
  const [pageWidth, pageHeight] = [width + 2 * edge, height + 2 * edge];
  const boxOf = (inset: number) =>
    `[${[inset, inset, pageWidth - inset, pageHeight - inset].map((mm) => n(mm * POINT)).join(" ")}]`;
  // This turns PDF's points with y up into the drawing's mm with y down.
  const origin = `${n(POINT)} 0 0 ${n(-POINT)} ${n(edge * POINT)} ${n((pageHeight - edge) * POINT)} cm`;
  const ground = `M ${-bleed} ${-bleed} L ${n(width + bleed)} ${-bleed} L ${n(width + bleed)} ${n(height + bleed)} L ${-bleed} ${n(height + bleed)} Z`;
  const content = await file.addStream(
    "",
    `${origin}\nq ${pdfPath(ground)} W n\n${pdfShapes(page, shapes)}\nQ\n${bleed === 0 ? "" : cropMarks(side)}`,
  );
  const pictures = [...page.pictures.values()].map(({ id }) => `/I${id} ${id} 0 R`);
  return file.add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${boxOf(0)} /BleedBox ${boxOf(edge - bleed)} /TrimBox ${boxOf(edge)} ` +
      `/Resources << /XObject << ${pictures.join(" ")} >> >> /Contents ${content} 0 R >>`,
  );
}
