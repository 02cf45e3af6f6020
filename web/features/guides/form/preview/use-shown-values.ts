import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type FormValues, newValues } from "../values.ts";

/** Returns all values as they are typed. */
export function useShownValues(): FormValues {
  const { control } = useFormContext<FormValues>();
  const [reviewPlatforms, translations, links, licence] = useWatch({
    control,
    name: ["reviewPlatforms", "translations", "links", "licence"],
  });
  const [blank] = useState(() => newValues());
  return { ...blank, ...useWatch({ control }), reviewPlatforms, translations, links, licence };
}
