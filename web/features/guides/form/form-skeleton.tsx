import { Skeleton } from "#web/ui/skeleton.tsx";
import { titleOf } from "./form-title.ts";

const CARDS = [1, 3, 2, 4, 6, 1];

/** Takes the form's place while the profile loads. */
export const FormSkeleton = ({ isNew }: { isNew: boolean }) => (
  <div className="wrap fpage" aria-busy="true">
    <div className="fhead">
      <h1 className="page">{titleOf(isNew)}</h1>
    </div>
    <div className="fcols">
      <div>
        {CARDS.map((fields, card) => (
          <div className="card" key={card}>
            <Skeleton width="200px" height={26} />
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} className="field" height={48} borderRadius={12} />
            ))}
          </div>
        ))}
      </div>
    </div>
  </div>
);
