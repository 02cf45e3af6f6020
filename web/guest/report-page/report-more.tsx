import type { ReactNode } from "react";
import type { PageTexts, ReportTexts } from "#locales/guest.ts";

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="fld">
    <span className="lab">{label}</span>
    <span className="inp">{children}</span>
  </label>
);

type MoreProps = {
  /** whether the whole page is reported, whose reasons often say nothing without words */
  isPage: boolean;
  /** whether the reporter can leave an address, because this server sends e-mails */
  takesEmail: boolean;
  texts: ReportTexts;
  catalogue: PageTexts;
  /** what was typed, where something is wrong with it */
  typed: Readonly<Record<string, string>>;
};

/** Shows the fields in which the reporter says more, and who it is. */
export function More({ isPage, takesEmail, texts, catalogue, typed }: MoreProps) {
  const words = (
    <Field label={texts.text}>
      <textarea name="text" rows={3} maxLength={2000} dir="auto" defaultValue={typed.text} />
    </Field>
  );
  const name = isPage && (
    <Field label={catalogue.yourName}>
      <input name="name" maxLength={100} autoComplete="name" dir="auto" defaultValue={typed.name} />
    </Field>
  );
  if (!takesEmail)
    return (
      <>
        {words}
        {name}
      </>
    );
  return (
    <>
      {isPage && words}
      <details open={Boolean(typed.email || typed.name)}>
        <summary>{texts.more}</summary>
        {!isPage && words}
        {name}
        <Field label={texts.email}>
          <input
            type="email"
            name="email"
            // A host without an ending passes the browser's own check, and not the server's.
            pattern=".+@.+\..{2,}"
            maxLength={254}
            autoComplete="email"
            dir="ltr"
            defaultValue={typed.email}
          />
        </Field>
      </details>
    </>
  );
}
