import type { Account } from "./account.ts";
import { invalid } from "./errors.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function objectWithId({ state }: Account, id: unknown): unknown {
  if (typeof id !== "string") return undefined;
  const tables = [state.customers, state.subscriptions, state.invoices, state.products, state.prices];
  return tables.find((table) => Object.hasOwn(table, id))?.[id];
}

function expandPath(account: Account, value: unknown, path: string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => expandPath(account, item, path, whole));
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (!isObject(value) || !(name in value))
    throw invalid(`This property cannot be expanded (${whole}).`, "expand");
  const inner = value[name];
  if (inner === null) return value;
  const expanded = isObject(inner) || Array.isArray(inner) ? inner : objectWithId(account, inner);
  if (expanded === undefined) throw invalid(`This property cannot be expanded (${whole}).`, "expand");
  return { ...value, [name]: expandPath(account, expanded, rest, whole) };
}

/** The answer with ids replaced by the objects they name, for paths such as `subscription` or `data.customer`. */
export const expand = (account: Account, answer: unknown, paths: string[] = []): unknown =>
  paths.reduce((value, path) => expandPath(account, value, path.split("."), path), answer);
