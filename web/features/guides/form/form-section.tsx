import { type ReactNode, useId } from "react";

type FormSectionProps = {
  title: string;
  lead?: string;
  /** CSS selector of the part of the public page that the section is about; its top without one */
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
