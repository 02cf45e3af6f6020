/** A status in words, with a mark whose shape differs too: a dot, a ring, a dash. */
export const Pill = ({ tone, children }: { tone: "ok" | "info" | "bad" | "mute"; children: string }) => (
  <span className={`pill ${tone}`}>{children}</span>
);
