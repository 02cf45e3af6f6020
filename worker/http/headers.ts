import { SCRIPT_HASHES } from "#web/lib/script-hashes.ts";

/** Writes the content security policy of a page. `origin` is another site whose script and frame it needs. */
export function contentSecurityPolicy(origin?: string): string {
  const more = origin === undefined ? "" : ` ${origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${SCRIPT_HASHES}${more}`,
    ...(origin === undefined ? [] : [`frame-src${more}`]),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The security headers of every response. The build also writes them into _headers, for static files. Styles allow
 * 'unsafe-inline' for the public page's inline styles and the style attributes of dialogs.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy(),
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

/** Sets the security headers that a response lacks. In development pages have no CSP, because Vite needs inline scripts. */
export function setSecurityHeaders(headers: Headers): void {
  const inDevelopment = import.meta.env.DEV && headers.get("Content-Type")?.startsWith("text/html");
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const isSkipped = inDevelopment && name === "Content-Security-Policy";
    if (!isSkipped && !headers.has(name)) headers.set(name, value);
  }
}
