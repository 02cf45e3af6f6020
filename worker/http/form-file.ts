import type { Context } from "hono";
import { BadRequest, UnsupportedType } from "../errors.ts";

/**
 * Reads the one file of the multipart field `image`. Throws UnsupportedType for another body, BadRequest for none or
 * several.
 */
export async function formFile(c: Context): Promise<File> {
  if (!/^multipart\/form-data\b/i.test(c.req.header("Content-Type") ?? ""))
    throw new UnsupportedType("form_required");
  const form = await c.req.formData().catch(() => undefined);
  const files = form?.getAll("image") ?? [];
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) throw new BadRequest("image_required");
  return file;
}
