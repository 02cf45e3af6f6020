/** A turning ring in a busy control, decoration. */
export const Spinner = () => <span className="spin" aria-hidden="true" />;
