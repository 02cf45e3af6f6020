import { createHash } from "node:crypto";
import { START_SCRIPT } from "#web/lib/start-script.ts";

/** Allows the one inline script: the one that starts a document's own. */
const START_SCRIPT_HASH = createHash("sha256").update(START_SCRIPT).digest("base64");

/**
 * The security headers of every answer, static files included (build/static-headers.ts writes them into _headers).
 * Styles allow 'unsafe-inline': the public page carries its styles inside, and dialogs set style attributes.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'self'",
    `script-src 'self' 'sha256-${START_SCRIPT_HASH}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

/** Sets what an answer doesn't say itself; Vite's development pages need inline scripts. */
export function setSecurityHeaders(headers: Headers): void {
  const inDevelopment = import.meta.env.DEV && headers.get("Content-Type")?.startsWith("text/html");
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const skipped = inDevelopment && name === "Content-Security-Policy";
    if (!skipped && !headers.has(name)) headers.set(name, value);
  }
}
