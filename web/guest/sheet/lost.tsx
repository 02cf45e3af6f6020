import { useLocale } from "#texts/guest/use-locale.ts";

/** Says in a sheet that there is no network. `retry`: tries again what found none. */
export function Lost({ retry }: { retry: () => void }) {
  const { texts } = useLocale();
  return (
    <div className="none" role="alert">
      <p>{texts.noNetwork}</p>
      <button
        className="btn line"
        type="button"
        // It was pressed before, and went away with the focus.
        ref={(button) => {
          if (document.activeElement === document.body) button?.focus();
        }}
        onClick={retry}
      >
        {texts.again}
      </button>
    </div>
  );
}
