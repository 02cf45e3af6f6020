import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { type GuideSort, SEARCH_MAX, type UserSort } from "#schema/admin.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import styles from "./list-tools.module.css";
import type { SearchTools } from "./use-search.ts";

const SORT_LABELS: Record<UserSort | GuideSort, PlainText> = {
  "-created": "Newest first",
  created: "Oldest first",
  "-updated": "Recently updated",
  updated: "Least recently updated",
};

const labelOf = (sort: UserSort | GuideSort): string => t(SORT_LABELS[sort]);

type ListToolsProps<Sort extends string> = {
  /** names what can be searched for */
  placeholder: string;
  sorts: readonly Sort[];
  tools: SearchTools<Sort>;
  /** a further field between search and sort */
  children?: ReactNode;
};

/** Shows the search field and the sort order of a list. */
export const ListTools = <Sort extends UserSort | GuideSort>({
  placeholder,
  sorts,
  tools,
  children,
}: ListToolsProps<Sort>) => (
  <form
    role="search"
    className={classNames(styles.tools, children !== undefined && styles.three)}
    onSubmit={(event) => {
      event.preventDefault();
      tools.searchNow();
    }}
  >
    <Field className={styles.search} label={t("Search")} prefix={<Search size={19} aria-hidden="true" />}>
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={placeholder}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          enterKeyHint="search"
          value={tools.text}
          onChange={({ target }) => tools.setText(target.value)}
        />
      )}
    </Field>
    {children}
    <Field label={t("Sort")}>
      {(control) => (
        <Select
          {...control}
          // The field is uncontrolled, because the address follows a moment later.
          defaultValue={tools.search.sort}
          onChange={({ target }) => {
            const sort = sorts.find((sort) => sort === target.value);
            if (sort) tools.setSort(sort);
          }}
          choices={sorts.map((sort) => ({ value: sort, text: labelOf(sort) }))}
        />
      )}
    </Field>
  </form>
);
