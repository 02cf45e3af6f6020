import type { Asks } from "../http/asks.ts";
import { USUAL } from "../http/body.ts";
import type { FailureCode } from "#schema/failures.ts";
import { requireAdmin, requireAdminSession, requireOperator, requireUser } from "../auth/access.ts";
import type { Call, Refusal, Refusals } from "./call.ts";

/** A route with what its middleware asks, and the call that it is. */
export type DescribedRoute = {
  method: string;
  path: string;
  handlers: readonly object[];
  asks: Asks;
  call: Call;
};

type Guard = "user" | "operator" | "admin" | "adminSession";
const GUARDS = new Map<object, Guard>([
  [requireUser, "user"],
  [requireOperator, "operator"],
  [requireAdmin, "admin"],
  [requireAdminSession, "adminSession"],
]);

/** Returns who a route lets in; undefined for anybody. */
export const guardOf = ({ handlers }: Pick<DescribedRoute, "handlers">): Guard | undefined =>
  handlers.map((handler) => GUARDS.get(handler)).find((guard) => guard !== undefined);

/** Calls that every page may send, and whose limits are their own. */
const OPEN = /^\/api\/(?:webhooks\/|guides\/:uniqueId\/events$)/;
/** Calls that an account whose deletion is scheduled may still make. */
const LEAVING = /^\/api\/(?:account|auth)(?:\/|$)/;

export const isUnsafe = ({ method }: Pick<DescribedRoute, "method">): boolean => method !== "GET";

function ofGuard(route: DescribedRoute): Refusals[] {
  const guard = guardOf(route);
  if (guard === undefined) return [];
  const isUser = guard === "user" || guard === "operator";
  const writes = isUser && isUnsafe(route);
  return [
    { 401: ["unauthenticated"] },
    guard === "operator" ? { 403: ["operators_only"] } : {},
    guard === "admin" ? { 403: ["two_step_required"] } : {},
    writes ? { 429: ["too_many_requests"] } : {},
    writes && !LEAVING.test(route.path) ? { 403: ["deletion_scheduled"] } : {},
  ];
}

function ofBody({ asks, call, method, path }: DescribedRoute): Refusals[] {
  const { code } = asks.body ?? USUAL;
  const readsJson = asks.json !== undefined;
  const readsQuery = asks.query !== undefined || call.isPaged || (call.takes ?? []).length > 0;
  const isCounted = path.endsWith("/events");
  return [
    isUnsafe({ method }) && !isCounted ? { 413: [code, "too_large"] } : {},
    readsJson ? { 400: ["invalid_input", "incomplete"], 415: ["unsupported_type"] } : {},
    readsQuery ? { 400: ["invalid_input"] } : {},
    asks.file ? { 400: ["image_required", "incomplete"], 415: ["form_required"] } : {},
  ];
}

const ofProof = ({ call }: DescribedRoute): Refusals =>
  call.proof
    ? {
        403: ["reauthentication_required", "password_wrong"],
        429: ["too_many_requests"],
        503: ["sign_in_busy"],
      }
    : {};

/** Lists every failure of a call by its status: those of guards, bodies and limits, and those of its noun. */
export function refusalsOf(route: DescribedRoute): [status: Refusal, codes: FailureCode[]][] {
  const { call, path } = route;
  const all = new Map<Refusal, Set<FailureCode>>();
  const parts: Refusals[] = [
    { 500: ["internal_error"], 503: ["unavailable"] },
    isUnsafe(route) && !OPEN.test(path) ? { 403: ["foreign_origin"] } : {},
    ...ofGuard(route),
    ...ofBody(route),
    ofProof(route),
    call.limits ? { 429: ["too_many_requests"] } : {},
    path.includes("/:") && !path.endsWith("/events") ? { 404: ["not_found"] } : {},
    call.refuses ?? {},
  ];
  for (const part of parts)
    for (const [status, codes] of Object.entries(part)) {
      const known = all.get(Number(status) as Refusal) ?? new Set();
      for (const code of codes) known.add(code);
      all.set(Number(status) as Refusal, known);
    }
  return [...all]
    .map(([status, codes]): [Refusal, FailureCode[]] => [status, [...codes].toSorted()])
    .toSorted(([a], [b]) => a - b);
}
