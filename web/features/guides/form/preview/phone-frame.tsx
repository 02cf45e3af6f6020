import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./phone-frame.module.css";
import { t } from "#texts/app/t.ts";

/** Makes an empty page that is read as the app around it, and whose content can be scrolled, not used. */
const emptyPage = ({ lang, dir } = document.documentElement): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head></head><body inert></body></html>`;
/** What isn't ready takes no taps where browsers don't know "inert" either. */
const WITHOUT_INERT = "[inert]{pointer-events:none}";
/** px between the top of the screen and the part that is scrolled to */
const ABOVE = 160;

type PhoneFrameProps = {
  /** the styles of the page in the frame, which is a document of its own */
  css: string;
  /** CSS selector of the part to scroll to; the page's top without one */
  part: string | undefined;
  children: ReactNode;
};

/**
 * Shows a page on a phone. It is rendered into an iframe, so that its media queries see a phone's width.
 */
export function PhoneFrame({ css, part, children }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [srcDoc] = useState(() => emptyPage());
  useEffect(() => {
    const target = part === undefined ? null : page?.querySelector(part);
    const top = target ? target.getBoundingClientRect().top + (page?.defaultView?.scrollY ?? 0) - ABOVE : 0;
    page?.defaultView?.scrollTo({ top });
  }, [page, part]);
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <iframe
          ref={frame}
          title={t("Preview of the public page")}
          sandbox="allow-same-origin"
          srcDoc={srcDoc}
          onLoad={() => {
            const loaded = frame.current?.contentDocument ?? undefined;
            // The sheet around it closes by Escape, also while the preview has the focus to be scrolled.
            loaded?.addEventListener("keydown", ({ key }) => {
              if (key === "Escape")
                frame.current?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            });
            setPage(loaded);
          }}
        />
        {page &&
          createPortal(
            <>
              <style>{css + WITHOUT_INERT}</style>
              {children}
            </>,
            page.body,
          )}
      </div>
    </div>
  );
}
