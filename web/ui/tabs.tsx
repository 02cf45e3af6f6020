import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { useIsPageHeld } from "#web/lib/hold-page.ts";
import { leaveGuarded } from "#web/lib/use-leave-guard.ts";
import { onResize } from "./on-resize.ts";
import styles from "./tabs.module.css";

type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** how many items wait in the tab, if any do */
  count?: string | undefined;
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** the subject of the tabs, for screen readers */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Calls back when a tab's content is mounted. Radix mounts it after it has unmounted the previous tab's. */
function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return children;
}

/**
 * Shows one of several views. The arrow keys move between tabs; only the chosen tab's content is mounted. When the focus
 * is lost with the previous tab's content, the new panel gets it.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  const isHeld = useIsPageHeld();
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>("[role=tab][data-state=active]");
    const list = tab?.parentElement;
    if (!list) return;
    // On phones the list can be wider than the screen, also only once it is turned, or fonts and counts are there.
    return onResize([list, ...list.children], () => {
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
    });
  }, [value]);
  const arrive = () => {
    if (last.current === value) return;
    last.current = value;
    const { activeElement, body } = document;
    // The previous panel, which is hidden now, may have had the focus itself.
    if (activeElement !== body && !activeElement?.closest("[hidden]")) return;
    root.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root
      ref={root}
      dir={inAppLanguage().dir}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find(({ value }) => value === chosen);
        if (tab) leaveGuarded(() => onValueChange(tab.value));
      }}
      // Who stays gets the focus back on the tab, which would ask again.
      activationMode={isHeld ? "manual" : "automatic"}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label, count }) => (
          <Radix.Trigger key={value} value={value} className={styles.tab}>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className={styles.panel}>
          <Arrival onArrive={arrive}>{content}</Arrival>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
