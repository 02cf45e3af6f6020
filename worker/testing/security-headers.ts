/**
 * The security headers as the site promises them. They are written down here and not read from the code, so that a
 * change of the policy fails the tests.
 */
export const PROMISED_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'sha256-…' 'sha256-…'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

/** Returns which of the promised headers a response has. The hash of the start script changes with that script. */
export const promisedHeadersOf = ({ headers }: Response): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.keys(PROMISED_HEADERS).map((name) => [
      name,
      headers.get(name)?.replace(/'sha256-[A-Za-z0-9+/]{43}='/g, "'sha256-…'"),
    ]),
  );
