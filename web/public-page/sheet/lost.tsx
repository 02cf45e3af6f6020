import { useEffect } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";

/** Says in a sheet that there is no network. Tries again by a tap, and by itself once there is one. */
export function Lost({ retry }: { retry: () => void }) {
  const { words } = useLocale();
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [retry]);
  return (
    <div className="none" role="alert">
      <p>{words.noNetwork}</p>
      <button className="btn line" type="button" onClick={retry}>
        {words.again}
      </button>
    </div>
  );
}
