import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import "../styles/tabs.css";

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

export type TabsProps<Value extends string> = {
  /** what the tabs are about, for screen readers */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Says when a tab's content is there: Radix takes the last one's away and shows this one's panel in a second step. */
function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return children;
}

/**
 * Several views in one place, one at a time. The arrow keys go from tab to tab; only the chosen one's content is there.
 * The focus that has gone with the last tab's content goes to the next one's panel.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  const arrive = () => {
    if (last.current === value) return;
    last.current = value;
    const { activeElement, body } = document;
    // The panel that had the focus itself is still there, but hidden.
    if (activeElement !== body && !activeElement?.closest("[hidden]")) return;
    root.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root
      ref={root}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find(({ value }) => value === chosen);
        if (tab) onValueChange(tab.value);
      }}
    >
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map(({ value, label }) => (
          <Radix.Trigger key={value} value={value} className="tab">
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="tab-panel">
          <Arrival onArrive={arrive}>{content}</Arrival>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
