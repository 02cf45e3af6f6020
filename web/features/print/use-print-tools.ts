import { useEffect, useState } from "react";
import { decodeImage } from "#web/lib/image.ts";
import { browserMeasure, loadPrintFont } from "./drawing/measure.ts";
import type { Measure } from "./drawing/text.ts";

/**
 * Returns the measure of texts once the print font is loaded; null until then. The device's font replaces one that
 * fails.
 */
export function useMeasure(): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    const log = (error: unknown) => console.error(error);
    void loadPrintFont()
      .catch(log)
      .then(() => {
        const loaded = browserMeasure();
        setMeasure(() => loaded);
      })
      .catch(log);
  }, []);
  return measure;
}

export type PrintPhoto = { bitmap: ImageBitmap; url: string };

/** Loads a photo, as it prints without a network. The caller closes the bitmap. Throws where it can't be read. */
export async function loadPhoto(
  source: string,
  signal?: AbortSignal,
): Promise<{ file: Blob; bitmap: ImageBitmap }> {
  // A bare fetch(): this is a picture, perhaps another site's, and no call of the API.
  const response = await fetch(source, signal ? { signal } : {});
  if (!response.ok) throw new Error(`no photo: ${response.status}`);
  const file = await response.blob();
  return { file, bitmap: await decodeImage(file) };
}

/** Loads the photo into the page, so that it prints without a network. "failed": it didn't load, as from another site. */
export function usePhoto(source: string | null): PrintPhoto | "none" | "loading" | "failed" {
  const [photo, setPhoto] = useState<PrintPhoto | "loading" | "failed">("loading");
  useEffect(() => {
    // The one of before is closed.
    setPhoto("loading");
    if (source === null) return undefined;
    let opened: PrintPhoto | undefined;
    const abort = new AbortController();
    const load = async () => {
      const { file, bitmap } = await loadPhoto(source, abort.signal);
      if (abort.signal.aborted) return bitmap.close();
      opened = { bitmap, url: URL.createObjectURL(file) };
      setPhoto(opened);
      return undefined;
    };
    load().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      console.error(error);
      setPhoto("failed");
    });
    return () => {
      abort.abort();
      if (!opened) return;
      URL.revokeObjectURL(opened.url);
      opened.bitmap.close();
    };
  }, [source]);
  return source === null ? "none" : photo;
}
