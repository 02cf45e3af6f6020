import { Info } from "lucide-react";
import { FormSection } from "./form-section.tsx";

/** Tours belong to a profile that exists. */
export const ToursNote = () => (
  <FormSection title="Cross-Promoted Tours">
    <div className="note">
      <Info size={20} aria-hidden="true" />
      <b>Create Profile First</b>
    </div>
  </FormSection>
);
