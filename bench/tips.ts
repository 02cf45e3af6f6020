import { measureFirstResponse, measureLongest } from "./bytes.ts";
import type { TableRow } from "./table.ts";

/** Measures the tip page of a guide with twelve ways: what its responses weigh, as an edge sends them with gzip. */
export async function measureTips(page: string): Promise<TableRow[]> {
  const tips = `${page}/tip`;
  return [
    await measureFirstResponse("tip page, first response, gzip", tips),
    await measureLongest("", tips),
    await measureFirstResponse("its content alone, for the sheet", `${tips}?part=1`),
    await measureFirstResponse("a way with its code", `${tips}?way=6&amount=1000`),
  ];
}
