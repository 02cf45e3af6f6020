import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

type FileButtonProps = Omit<ButtonProps, "onClick"> & {
  /** the file's purpose, for screen readers */
  label: string;
  /** the accepted media types, separated by commas */
  accept: string;
  onFile: (file: File) => void;
};

/** Shows a button that asks for one file from the disk. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again would fire no event.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
