import { Plane, Smartphone, Sun, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { paths } from "#web/paths.ts";
import { t } from "#texts/app/t.ts";
import { InstallHint } from "./install-hint.tsx";
import { Slide } from "./slide.tsx";
import { usePocket } from "./use-pocket.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { useIsOffline } from "./use-is-offline.ts";
import { useIsReady } from "./use-is-ready.ts";

const Message = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="message" role="status">
    <p>{text}</p>
    {children}
  </div>
);

/** Shows dots that lead to each profile, as swiping does. */
function Dots({ names, at, go }: { names: string[]; at: number; go: (index: number) => void }) {
  return (
    <div className="dots" role="group" aria-label={t("Profiles")}>
      {names.map((name, index) => (
        <button
          key={index}
          type="button"
          aria-label={name}
          aria-pressed={index === at}
          onClick={() => go(index)}
        />
      ))}
    </div>
  );
}

/** Shows pocket mode: an owner's codes, as large as the screen, with or without a network. */
export function Pocket() {
  const state = usePocket();
  const isAwake = useWakeLock();
  const isOffline = useIsOffline();
  const isReady = useIsReady();
  const [at, setAt] = useState(0);
  const [isBare, setIsBare] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const bringIn = (index: number, behavior: ScrollBehavior) =>
    row.current?.children[index]?.scrollIntoView({ behavior, inline: "center", block: "nearest" });
  const first =
    state.kind === "ready"
      ? state.pocket.guides.findIndex(({ id }) => location.hash === `#${id}`)
      : undefined;
  useEffect(() => {
    if (first !== undefined && first > 0) bringIn(first, "instant");
  }, [first]);
  if (state.kind === "loading") return <Message text={t("Loading...")} />;
  if (state.kind === "unreachable")
    return isOffline ? (
      <Message
        text={t(
          "You are offline, and nothing is kept on this device yet. Open this page once while you are online.",
        )}
      />
    ) : (
      <Message text={t("We couldn't reach the server. Check your connection, then try once more.")}>
        <a href={paths.pocket}>{t("Try again")}</a>
      </Message>
    );
  if (state.kind === "signed-out")
    return (
      <Message text={t("Log in to show your code.")}>
        <a href={paths.loginFor(paths.pocket)}>{t("Log in")}</a>
      </Message>
    );
  const { pocket, isKept } = state;
  const { guides } = pocket;
  if (guides.length === 0)
    return (
      <Message text={t("Create your profile first, then you will find its code here.")}>
        <a href={paths.create}>{t("Create Profile")}</a>
      </Message>
    );
  return (
    <main className={classNames(guides.length > 1 && "many", isBare && "bare")}>
      <header>
        <div className="pills">
          {isKept && isReady && (
            <span className="pill">
              <Plane size={18} />
              {isOffline ? t("No network, still here") : t("Works offline")}
            </span>
          )}
          {isAwake && (
            <span className="pill">
              <Smartphone size={18} />
              {t("Screen stays on")}
            </span>
          )}
        </div>
        <a className="close" href={paths.dashboard} aria-label={t("Close")}>
          <X size={22} />
        </a>
      </header>
      <div
        className="slides"
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {guides.map((guide) => (
          <Slide key={guide.id} guide={guide} isBare={isBare} onTap={() => setIsBare(!isBare)} />
        ))}
      </div>
      {guides.length > 1 && (
        <Dots names={guides.map(({ name }) => name)} at={at} go={(index) => bringIn(index, "smooth")} />
      )}
      <footer>
        {!pocket.isPublic && <p className="hidden-page">{t("Guests can't see your page at the moment.")}</p>}
        <InstallHint />
        <p>
          <Sun size={18} /> {t("Brightness all the way up")}
        </p>
      </footer>
    </main>
  );
}
