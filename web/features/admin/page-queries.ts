import type { CASE_FILTERS } from "#schema/moderation.ts";
import type { PageCase } from "#schema/page-report.ts";
import { api } from "#web/api/client.ts";
import { listQuery } from "./queries.ts";

export const PAGE_REPORTS_PATH = api.admin["page-reports"].$path();

/** Asks for the pages that were reported, and wait for a decision or have one. */
export const pageCasesQuery = (status: (typeof CASE_FILTERS)[number]) =>
  listQuery<PageCase>(PAGE_REPORTS_PATH, { status });
