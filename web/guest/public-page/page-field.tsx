import { fieldWith } from "#web/ui/field-with.tsx";

/** Shows a field of the public page, whose styles are in the page's own sheet. */
export const PageField = fieldWith({
  field: "fld",
  label: "lab",
  box: "inp",
  refused: "err",
  message: "msg",
});
