import type { CASE_FILTERS } from "#schema/moderation.ts";
import type { PageCase } from "#schema/page-report.ts";
import { listQuery, PAGE_REPORTS_PATH } from "./queries.ts";

/** Asks for the pages that were reported, and wait for a decision or have one. */
export const pageCasesQuery = (status: (typeof CASE_FILTERS)[number]) =>
  listQuery<PageCase>(PAGE_REPORTS_PATH, { status });
