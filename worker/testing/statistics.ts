import type { Statistics } from "#schema/statistics.ts";
import { call, type Person } from "./factories.ts";

/** What a guest's browser calls itself: a program isn't counted. */
export const GUEST =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";

/** Returns what happened on a page in these days, as its owner sees it. */
export async function statisticsOf(owner: Person, id: number, days = 7): Promise<Statistics> {
  const response = await call("GET", `/api/guides/${id}/stats?days=${days}`, { as: owner });
  if (!response.ok) throw new Error(`no statistics: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Returns how many guests said that a way to tip worked, and how many that it failed. */
export async function answersOf(owner: Person, id: number): Promise<[worked: number, failed: number]> {
  const { tipsWorked, tipsFailed } = (await statisticsOf(owner, id)).totals;
  return [tipsWorked, tipsFailed];
}
