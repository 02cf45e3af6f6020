import { expect, it } from "vitest";
import { handleSchema } from "#schema/handle.ts";
import { likelyHandle } from "./likely-handle.ts";

it("a name becomes a page address that may be chosen, in letters without marks, and nothing where too little is left", () => {
  const names = {
    "Ana Sousa": "ana-sousa",
    "  José d’Ávila ": "jose-d-avila",
    "Füße & Smørrebrød": "fusse-smorrebrod",
    [`${"long ".repeat(6)}x`]: "long-long-long-long-long-long",
    "ana--sousa": "ana-sousa",
    明: "",
    "🙂": "",
    A: "",
  };
  for (const [name, handle] of Object.entries(names)) {
    expect(likelyHandle(name)).toBe(handle);
    if (handle !== "") expect(handleSchema.safeParse(handle).success).toBe(true);
  }
});
