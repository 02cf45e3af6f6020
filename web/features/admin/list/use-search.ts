import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { SEARCH_MAX } from "#schema/admin.ts";
import type { Search } from "../queries.ts";

/** ms without typing before a search */
const PAUSE = 300;

export type SearchTools<Sort extends string> = {
  /** the current search, which the page's address holds */
  search: Search<Sort>;
  /** the typed text, which is searched for after a pause, or at once by `searchNow` */
  text: string;
  setText: (text: string) => void;
  searchNow: () => void;
  setSort: (sort: Sort) => void;
  clear: () => void;
};

/**
 * Reads and sets a list's search and order, in the page's address as `?q=…&sort=…`. The first of `sorts` is the
 * default.
 */
export function useSearch<Sort extends string>(sorts: readonly [Sort, ...Sort[]]): SearchTools<Sort> {
  const [params, setParams] = useSearchParams();
  const q = (params.get("q") ?? "").trim().slice(0, SEARCH_MAX);
  const sort = sorts.find((option) => option === params.get("sort")) ?? sorts[0];
  const [text, setText] = useState(q);

  const put = (name: keyof Search<Sort>, value: string) =>
    setParams(
      (params) => {
        if (value === "") params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true },
    );
  const find = (text: string) => put("q", text.trim());
  const onPause = useEffectEvent(() => find(text));
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const timer = setTimeout(() => onPause(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, q]);

  return {
    search: { q, sort },
    text,
    setText,
    searchNow: () => find(text),
    setSort: (sort) => put("sort", sort === sorts[0] ? "" : sort),
    clear: () => {
      setText("");
      find("");
    },
  };
}
