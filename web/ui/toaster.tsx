import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import * as Toast from "@radix-ui/react-toast";
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { t } from "#texts/app/t.ts";
import { dismissToast, showStoredToast, type ToastMessage, toastStore } from "./toast.ts";
import styles from "./toaster.module.css";

/** The labels for screen readers. `messages`: names the {hotkey}. */
export type ToasterLabels = { close: string; message: string; messages: string };
const appLabels = (): ToasterLabels => ({
  close: t("Close"),
  message: t("Message"),
  messages: t("Messages ({hotkey})", { hotkey: "{hotkey}" }),
});

const ICONS = { default: CircleCheck, destructive: CircleAlert, neutral: Info };
/** ms for which a message is shown. */
const SHOWN_MS = 5000;
/** ms for which one with buttons is shown, because they have to be read and reached. */
const WITH_BUTTONS_MS = 20_000;

const durationOf = ({ stays, toCopy, action, choices }: ToastMessage): number =>
  stays || toCopy !== undefined ? Infinity : action || choices ? WITH_BUTTONS_MS : SHOWN_MS;

/** Sets a part of a text apart, which is to be copied by hand. */
function withPart(text: string, part: string): ReactNode {
  const [before = "", after = ""] = text.split(part);
  return (
    <>
      {before}
      <bdi className={styles.marked} dir="ltr">
        {part}
      </bdi>
      {after}
    </>
  );
}

/** Makes a description one that a tap marks a part of. */
const MARKED = {
  // What begins here is a choice of letters, not a swipe.
  onPointerDown: (event: PointerEvent) => event.stopPropagation(),
  // Chromium marks nothing by itself where a dialog takes the focus back at once.
  onClick: ({ currentTarget }: MouseEvent) => {
    const part = currentTarget.querySelector("bdi");
    if (part) getSelection()?.selectAllChildren(part);
  },
};

/** Shows one message at a time, for 5 s, with buttons for 20 s, or until it is closed. A swipe of 50 px to the line's end closes it, and F8 moves the focus to it. */
export function Toaster({ labels = appLabels() }: { labels?: ToasterLabels }) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  useEffect(showStoredToast, []);
  const destructive = shown?.variant === "destructive";
  const Icon = ICONS[shown?.variant ?? "default"];
  return (
    <Toast.Provider
      duration={SHOWN_MS}
      swipeDirection={document.dir === "rtl" ? "left" : "right"}
      swipeThreshold={50}
      label={labels.message}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          className={classNames(styles.message, destructive && styles.bad)}
          data-testid="toast"
          data-variant={shown.variant}
          type={destructive ? "foreground" : "background"}
          open={shown.open}
          duration={durationOf(shown)}
          onOpenChange={(open) => {
            if (!open) dismissToast();
          }}
        >
          <Icon size={21} aria-hidden="true" />
          <div lang={shown.lang} dir={shown.dir}>
            <Toast.Title asChild>
              <b>{shown.title}</b>
            </Toast.Title>
            {shown.description !== undefined && (
              <Toast.Description asChild {...(shown.toCopy !== undefined && MARKED)}>
                <span>
                  {shown.toCopy === undefined ? shown.description : withPart(shown.description, shown.toCopy)}
                </span>
              </Toast.Description>
            )}
            {shown.choices?.map((choice) => (
              <Toast.Action asChild key={choice.label} altText={choice.label}>
                <button type="button" className={styles.choice} onClick={choice.onAction}>
                  {choice.label}
                </button>
              </Toast.Action>
            ))}
          </div>
          {shown.action && (
            <Toast.Action asChild altText={shown.action.label}>
              <button type="button" className={styles.action} onClick={shown.action.onAction}>
                {shown.action.label}
              </button>
            </Toast.Action>
          )}
          <Toast.Close className={classNames("icon-btn", styles.close)} aria-label={labels.close}>
            <X size={19} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.list} hotkey={["F8"]} label={labels.messages} />
    </Toast.Provider>
  );
}
