/** Beside the last save, and said with every save button: what a Zelle link shows, also one that was stored long ago. */
export const ZelleNote = ({ id }: { id: string }) => (
  <p className="help" id={id}>
    Your Zelle link shows your phone number or email to everybody.
  </p>
);
