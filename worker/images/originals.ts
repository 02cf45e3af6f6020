/** Lists the keys of an account's images as they were uploaded, without their sizes. */
export async function* listOriginals(
  { PICTURES }: { PICTURES: R2Bucket },
  userId: number,
): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page: R2Objects = await PICTURES.list({ prefix: `${userId}/`, ...(cursor && { cursor }) });
    for (const { key } of page.objects) if (!key.includes("@")) yield key;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
