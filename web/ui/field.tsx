import { fieldWith } from "./field-with.tsx";

/** A label, one control, and the texts about it. */
export const Field = fieldWith({
  field: "fld",
  label: "lab",
  counter: "cnt",
  over: "max",
  box: "inp",
  refused: "err",
  prefix: "pre",
  message: "msg",
  advice: "warn",
  help: "help",
});
