/** Warns about a Zelle link, also a stored one: beside the last save button, and as every save button's description. */
export const ZelleNote = ({ id }: { id: string }) => (
  <p className="help" id={id}>
    Your Zelle link shows your phone number or email to everybody.
  </p>
);
