import { useEffect, useState } from "react";
import type * as dialling from "./dial.ts";

type Dial = typeof dialling;

/**
 * What dialling these digits means; undefined without any, and until the numbering plans have been loaded, which the
 * form doesn't wait for.
 */
export function useDialAdvice(digits: string | undefined): dialling.DialAdvice | undefined {
  const [dial, setDial] = useState<Dial>();
  const isWanted = digits !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without a network there is no advice, and the form works as before.
    import("./dial.ts").then(setDial, console.warn);
  }, [isWanted]);
  return digits === undefined
    ? undefined
    : dial?.adviseDialling(digits, dial.likelyCountries(navigator.languages));
}
