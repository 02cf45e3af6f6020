/** A stream's content: bytes, or text in Latin letters. */
type Content = Uint8Array<ArrayBuffer> | string;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => char.charCodeAt(0));

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Writes a text in any script for PDF: UTF-16 with its mark, in hexadecimal. */
export const pdfText = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, "0"),
  );
  return `<feff${units.join("")}>`;
};

/**
 * A PDF file (ISO 32000-1), whose objects are collected and then written with their table. Its version is 1.4, the
 * oldest that has transparent pictures.
 */
export class PdfFile {
  #objects: Uint8Array<ArrayBuffer>[][] = [];

  /** Reserves a number for an object that is added later. */
  reserve(): number {
    return this.#objects.push([]);
  }

  /** Adds an object without a stream, under its number or a new one. */
  add(body: string, id = this.reserve()): number {
    this.#objects[id - 1] = [bytesOf(`${id} 0 obj\n${body}\nendobj\n`)];
    return id;
  }

  /** Adds a stream, compressed unless its `entries` name a filter. `entries`: its dictionary's. */
  async addStream(entries: string, content: Content): Promise<number> {
    const id = this.reserve();
    const raw = typeof content === "string" ? bytesOf(content) : content;
    // Browsers from before 2023 can't compress, and make a larger file.
    const isCompressed = !entries.includes("/Filter") && "CompressionStream" in globalThis;
    const data = isCompressed ? await deflated(raw) : raw;
    const filter = isCompressed ? " /Filter /FlateDecode" : "";
    this.#objects[id - 1] = [
      bytesOf(`${id} 0 obj\n<< ${entries}${filter} /Length ${data.length} >>\nstream\n`),
      data,
      bytesOf("\nendstream\nendobj\n"),
    ];
    return id;
  }

  /** Writes the file. `root` and `info`: the numbers of its catalogue and of its description. */
  write({ root, info }: { root: number; info: number }): Blob {
    // Bytes above 127 mark the file as binary.
    const parts: Uint8Array<ArrayBuffer>[] = [bytesOf("%PDF-1.4\n%\xE2\xE3\xCF\xD3\n")];
    let at = parts[0]?.length ?? 0;
    const places = this.#objects.map((object) => {
      const place = at;
      for (const part of object) {
        parts.push(part);
        at += part.length;
      }
      return place;
    });
    const size = this.#objects.length + 1;
    const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
    parts.push(
      bytesOf(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n` +
          `<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return new Blob(parts, { type: "application/pdf" });
  }
}
