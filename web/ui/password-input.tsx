import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { t } from "#texts/app/t.ts";

/** Shows an input for a password, with a button that reveals what was typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <input
        {...props}
        type={isShown ? "text" : "password"}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        className="js"
        label={isShown ? t("Hide what you typed") : t("Show what you typed")}
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => setShown(!isShown)}
      />
    </>
  );
}
