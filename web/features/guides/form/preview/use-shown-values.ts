import { useFormContext, useWatch } from "react-hook-form";
import { type FormValues, newValues } from "../values.ts";

/** Returns all values as they are typed. */
export function useShownValues(): FormValues {
  const { control } = useFormContext<FormValues>();
  const [reviewPlatforms, translations, links, licence] = useWatch({
    control,
    name: ["reviewPlatforms", "translations", "links", "licence"],
  });
  return { ...newValues(), ...useWatch({ control }), reviewPlatforms, translations, links, licence };
}
