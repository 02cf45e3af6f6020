import { type ReactNode, useState } from "react";
import { codeOf, reasonOf, statusOf } from "#web/api/failure.ts";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { ProofDialogProps } from "./proof-dialog.tsx";

/** Loads the dialog when it is needed, because it needs the library of forms. */
const loadDialog = () => import("./proof-dialog.tsx");

/** The question for the password was closed. Nothing was done, so no message is needed. */
export class ProofRefused extends Error {}

/** Returns whether a password was refused, or too many were tried. Another one may be tried then. */
const isPasswordRefused = (error: unknown): boolean =>
  codeOf(error) === "password_wrong" || statusOf(error) === 429;

/**
 * Runs calls that need a recent proof of who is asking. Where it is missing, a dialog asks for the password, and the
 * call is made again with it. `run` throws what the call throws, and ProofRefused when the dialog is closed. The page
 * shows `dialog`.
 */
export function useProof(): {
  run: <Result>(call: (password?: string) => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<ProofDialogProps>();
  const part = useLazyPart({
    load: loadDialog,
    isOpen: question !== undefined,
    onFailure: () => question?.onClose(),
  });
  const ask = <Result,>(call: (password: string) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const end = () => setQuestion(undefined);
      setQuestion({
        onPassword: async (password) => {
          try {
            resolve(await call(password));
          } catch (error) {
            if (isPasswordRefused(error)) return reasonOf(error);
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          end();
          return undefined;
        },
        onClose: () => {
          end();
          reject(new ProofRefused());
        },
      });
    });
  const run = async <Result,>(call: (password?: string) => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) !== "reauthentication_required") throw error;
      return ask(call);
    }
  };
  return { run, dialog: part && question && <part.ProofDialog {...question} /> };
}
