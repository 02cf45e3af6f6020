import { perLanguage } from "#texts/app/per-language.ts";

const inUnit = (unit: "centimeter" | "millimeter") => {
  const format = perLanguage((language) => new Intl.NumberFormat(language, { style: "unit", unit }));
  return (length: number): string => format().format(length);
};

/** Writes a length as "45 cm". */
export const centimetres = inUnit("centimeter");
/** Writes a length as "85.6 mm". */
export const millimetres = inUnit("millimeter");
