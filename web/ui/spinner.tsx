/** A turning ring for a busy control; the words beside it say what is going on. */
export const Spinner = () => <span className="spin" aria-hidden="true" />;
