import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { CURRENT_PASSWORD_WRONG, passwordFault } from "#schema/login-rules.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { codeOf, reasonOf, statusOf } from "#web/api/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

/** The question for the password was closed: nothing was done, and nothing is to be said. */
export class ProofRefused extends Error {}

type ProofDialogProps = {
  /** repeats the call with the password; resolves with why it was refused, if the password is why */
  onPassword: (password: string) => Promise<string | undefined>;
  onClose: () => void;
};

function ProofDialog({ onPassword, onClose }: ProofDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "" } });
  const submit = handleSubmit(async ({ password }) => {
    const message = await onPassword(password);
    if (message !== undefined) setError("password", { message }, { shouldFocus: true });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="It's you, isn't it?"
      description="Please enter your password to go on."
    >
      <DialogForm onSubmit={submit}>
        <Field label="Your password" error={formState.errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              {...register("password", { validate: passwordFault })}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={formState.isSubmitting}>
            Go on
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** Whether a password was refused, or too many were: another one may be tried. */
const isPasswordRefused = (error: unknown): boolean =>
  serverMessageOf(error) === CURRENT_PASSWORD_WRONG || statusOf(error) === 429;

/**
 * Runs calls that need a recent proof of who is asking: where it is missing, the password is asked for, and the call made
 * again with it. `run` throws what the call does, and ProofRefused when that question is closed. Show `dialog` in the page.
 */
export function useProof(): {
  run: <Answer>(call: (password?: string) => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<ProofDialogProps>();
  const ask = <Answer,>(call: (password: string) => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
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
  const run = async <Answer,>(call: (password?: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) !== "reauthentication_required") throw error;
      return ask(call);
    }
  };
  return { run, dialog: question && <ProofDialog {...question} /> };
}
