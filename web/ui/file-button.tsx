import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export type FileButtonProps = Omit<ButtonProps, "onClick"> & {
  /** what the file is for */
  label: string;
  /** media types, separated by commas */
  accept: string;
  onFile: (file: File) => void;
};

/** A button that asks for one file from the disk. */
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
          // Otherwise choosing the same file again would change nothing.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
