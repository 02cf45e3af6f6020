import { WorkerEntrypoint } from "cloudflare:workers";

/** Stands for Workers AI: translates nothing, and says so with the language that was asked for. */
export class Translator extends WorkerEntrypoint {
  run(_model: string, { text, target_lang: to }: { text: string; target_lang: string }) {
    return { translated_text: `[${to}] ${text}` };
  }
}
