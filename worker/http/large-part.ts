/** the most signs of what a large part begins with */
const LONGEST_BEGINNING = 100;
const QUOTE = '"'.charCodeAt(0);

/** Counts the bytes of a body outside its large part, as they come. */
class Outside {
  bytes = 0;
  /** what a beginning may have started with, a character for each byte */
  #last = "";
  #part: "before" | "inside" | "after" = "before";
  readonly #decoder = new TextDecoder("latin1");
  readonly #begins: RegExp;

  constructor(begins: RegExp) {
    this.#begins = begins;
  }

  get isBefore(): boolean {
    return this.#part === "before";
  }

  add(bytes: Uint8Array): void {
    if (this.#part === "before") this.#addBefore(bytes);
    else if (this.#part === "inside") this.#addInside(bytes);
    else this.bytes += bytes.length;
  }

  #addBefore(bytes: Uint8Array): void {
    const text = this.#last + this.#decoder.decode(bytes, { stream: true });
    const found = this.#begins.exec(text);
    const end = found ? found.index + found[0].length - this.#last.length : bytes.length;
    this.bytes += end;
    this.#last = text.slice(-LONGEST_BEGINNING);
    if (!found) return;
    this.#part = "inside";
    this.#addInside(bytes.subarray(end));
  }

  #addInside(bytes: Uint8Array): void {
    const end = bytes.indexOf(QUOTE);
    if (end < 0) return;
    this.#part = "after";
    this.bytes += bytes.length - end;
  }
}

/**
 * Returns a JSON body that fails with `tooLarge` once more than `maxBytes` came outside its large part: the rest isn't received,
 * and nothing of it parsed, which would block the isolate for a second. The large part is a string: `begins` finds its beginning,
 * and the next quotation mark ends it. It is left to the reader of the body; what comes before it is received at once.
 */
export async function limitOutside(
  body: ReadableStream<Uint8Array>,
  { begins, maxBytes, tooLarge }: { begins: RegExp; maxBytes: number; tooLarge: () => Promise<Error> },
): Promise<ReadableStream<Uint8Array>> {
  const outside = new Outside(begins);
  const reader = body.getReader();
  async function receive(): Promise<Uint8Array | undefined> {
    const { value } = await reader.read();
    if (value) outside.add(value);
    if (outside.bytes <= maxBytes) return value;
    const error = await tooLarge();
    await reader.cancel(error);
    throw error;
  }
  const received: Uint8Array[] = [];
  while (outside.isBefore) {
    const chunk = await receive();
    if (!chunk) break;
    received.push(chunk);
  }
  return new ReadableStream({
    async pull(controller) {
      const chunk = received.shift() ?? (await receive());
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
