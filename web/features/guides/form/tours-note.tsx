import { Info } from "lucide-react";
import { FormSection } from "./form-section.tsx";

/** Takes the tours' place in the form of a new profile. */
export const ToursNote = () => (
  <FormSection title="Cross-Promoted Tours">
    <div className="note">
      <Info size={20} aria-hidden="true" />
      <b>Create Profile First</b>
    </div>
  </FormSection>
);
