import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import "../styles/tabs.css";

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

export type TabsProps<Value extends string> = {
  /** what the tabs are about, for screen readers */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Several views in one place, one at a time. The arrow keys go from tab to tab; only the chosen one's content is there. */
export const Tabs = <Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) => (
  <Radix.Root
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
        {content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
