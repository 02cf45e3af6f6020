import { type ReactNode, useId } from "react";

export type FormSectionProps = {
  title: string;
  lead?: string;
  /** CSS selector of what the public page makes of it; its top without one */
  part?: string;
  children: ReactNode;
};

/** One card of the form. */
export function FormSection({ title, lead, part, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id} data-part={part}>
      <div className="ch">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
