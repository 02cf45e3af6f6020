import { CircleAlert } from "lucide-react";
import { Fragment, useId } from "react";
import { Star } from "./stars.tsx";

const STARS = ["1", "2", "3", "4", "5"];

export type StarPickerProps = { name: string; value: string; error: string | undefined };

/** Stars to choose from: radio buttons of the browser, so they work by touch, keys and without JavaScript. */
export function StarPicker({ name, value, error }: StarPickerProps) {
  const errorId = useId();
  const described = error !== undefined && { "aria-describedby": errorId };
  return (
    <>
      <div className="pick" role="radiogroup" aria-label="Rating" {...described}>
        {STARS.map((star) => (
          <Fragment key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={star === "1" ? "1 star" : `${star} stars`}
              defaultChecked={star === value}
            />
            <Star size={38} />
          </Fragment>
        ))}
      </div>
      {error !== undefined && (
        <p className="msg" id={errorId}>
          <CircleAlert className="i" size={18} aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}
