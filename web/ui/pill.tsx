/** A status in words, with a mark that differs by shape too: a dot, a ring, a dash. */
export const Pill = ({ tone, children }: { tone: "ok" | "info" | "bad" | "mute"; children: string }) => (
  <span className={`pill ${tone}`}>{children}</span>
);
