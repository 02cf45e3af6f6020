import { fieldWith } from "#web/ui/field-with.tsx";

/** A field of the public page: its looks are in the page's own sheet. */
export const PageField = fieldWith({
  field: "fld",
  label: "lab",
  box: "inp",
  refused: "err",
  message: "msg",
});
