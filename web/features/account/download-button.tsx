import { Download } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { api, assertOk } from "#web/api/client.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { t } from "#web/words/t.ts";

/** Fetches everything of the account as one file. It may take minutes: there is no limit but the browser's. */
async function download(password?: string): Promise<void> {
  const response = await fetch(api.account.export.$path(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  await assertOk(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  saveFile(await response.blob(), name ?? "lanyard.zip");
}

/** Saves everything of the account as one file. */
export function DownloadButton({ children, ...looks }: Pick<ButtonProps, "variant" | "size" | "children">) {
  const save = useMutation({ mutationFn: download, retry: false });
  const proof = useProof();
  const toastFailure = useToastFailure();
  const start = async () => {
    try {
      await proof.run((password) => save.mutateAsync(password));
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Not downloaded"), error);
    }
  };
  return (
    <>
      <Button
        {...looks}
        icon={<Download size={20} aria-hidden="true" />}
        busy={save.isPending}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {proof.dialog}
    </>
  );
}
