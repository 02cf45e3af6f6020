import { useSearchParams } from "react-router";
import { PLAN_FILTERS, type PlanFilter } from "#schema/admin.ts";

/** Reads and sets the plan that users are filtered by, in the page's address as `?plan=…`; "" for all. */
export function usePlan(): [PlanFilter | "", (plan: PlanFilter | "") => void] {
  const [params, setParams] = useSearchParams();
  const plan = PLAN_FILTERS.find((filter) => filter === params.get("plan")) ?? "";
  const setPlan = (next: PlanFilter | "") =>
    setParams(
      (params) => {
        if (next === "") params.delete("plan");
        else params.set("plan", next);
        return params;
      },
      { replace: true },
    );
  return [plan, setPlan];
}
