import { Unauthenticated } from "../errors.ts";
import type { SessionKind } from "./session-tokens.ts";

/**
 * Thrown when no account has this e-mail, or the password is wrong. `account` is the id of the account with this
 * e-mail.
 */
export class SignInRefused extends Unauthenticated {
  readonly account: number | undefined;
  constructor(kind: SessionKind, account: number | undefined) {
    super("invalid_credentials", { logFields: { kind, account } });
    this.account = account;
  }
}
