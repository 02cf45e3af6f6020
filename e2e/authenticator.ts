/** A device's own store of passkeys, for Chromium's `WebAuthn.addVirtualAuthenticator`: it knows who holds it. */
export const AUTHENTICATOR = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;
