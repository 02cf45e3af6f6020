import { type ReactNode, useId } from "react";

export type FormSectionProps = { title: string; lead?: string; children: ReactNode };

/** One card of the form. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="ch">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
