import { useController } from "react-hook-form";
import { Segment } from "#web/ui/segment.tsx";
import { t } from "#texts/app/t.ts";
import type { FormValues } from "../values.ts";

/** Asks whether search engines may show the page. */
export function ListedQuestion() {
  const { field } = useController<FormValues, "isListed">({ name: "isListed" });
  return (
    <Segment
      legend={t("May search engines show this page?")}
      choices={[
        { value: "true", text: t("Yes") },
        { value: "false", text: t("No") },
      ]}
      value={field.value === null ? undefined : field.value ? "true" : "false"}
      onChange={(value) => field.onChange(value === "true")}
    />
  );
}
