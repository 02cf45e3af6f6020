import { useEffect } from "react";

const ON_TOP = "toasts-on-top";

/** Shows messages at the top of a phone's screen, where the screen's only buttons are at its foot. */
export function useToastsOnTop(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(ON_TOP);
    return () => classList.remove(ON_TOP);
  }, []);
}
