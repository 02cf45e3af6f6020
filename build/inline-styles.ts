import type { Plugin } from "vite";
import { LIGHT_DOCUMENT_PATHS } from "./light-documents.ts";

/** Puts a light document's styles inside it: no other file keeps the first paint waiting. */
export const inlineStyles = (): Plugin => ({
  name: "inline-styles",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { filename, bundle = {} }) {
      if (!LIGHT_DOCUMENT_PATHS.includes(filename)) return html;
      return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
        const styles = bundle[file];
        if (styles?.type !== "asset") throw new Error(`a document asks for ${file}, which the build lacks`);
        return `<style>${styles.source.toString().trim()}</style>`;
      });
    },
  },
});
