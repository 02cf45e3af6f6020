import { createContext } from "react";
import type { LazyChunks } from "./lazy-chunks.ts";

/** The chunks, for parts deep in the page; null on the server and in previews. */
export const ChunksContext = createContext<LazyChunks | null>(null);
