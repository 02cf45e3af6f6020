/** Shows a turning ring in a busy control, as decoration. */
export const Spinner = () => <span className="spin" aria-hidden="true" />;
