/** What the form shows of a save. */
export type SavePhase =
  | { step: "idle" | "saving" | "saved" }
  /** it goes on by itself once there is a network */
  | { step: "offline" }
  /** `sent`: how much of the image is, 0 to 1 */
  | { step: "uploading"; sent: number };
