import { Download } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { saveFile } from "#web/features/sharing/save-file.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { downloadAccount } from "./mutations.ts";
import { t } from "#texts/app/t.ts";

async function save(password?: string): Promise<void> {
  const { file, name } = await downloadAccount(password);
  await saveFile(file, name);
}

/** Shows the button that saves everything of the account as one file. */
export function DownloadButton({ children, ...looks }: Pick<ButtonProps, "variant" | "size" | "children">) {
  const download = useMutation({ mutationFn: save, retry: false });
  const proof = useProof();
  const toastFailure = useToastFailure();
  const start = async () => {
    try {
      await proof.run((password) => download.mutateAsync(password));
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Not downloaded"), error);
    }
  };
  return (
    <>
      <Button
        {...looks}
        icon={<Download size={20} aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {proof.dialog}
    </>
  );
}
