import { CircleAlert } from "lucide-react";
import { Fragment, useId } from "react";
import { countText } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { Star } from "./stars.tsx";

const STARS = ["1", "2", "3", "4", "5"];

type StarPickerProps = { name: string; value: string; error: string | undefined };

/**
 * Shows the choice of 1 to 5 stars. They are radio buttons, which work by touch, by keys and without JavaScript.
 * The chosen number stands below them in words, because five are chosen before the guest has looked.
 */
export function StarPicker({ name, value, error }: StarPickerProps) {
  const locale = useLocale();
  const errorId = useId();
  const described = error !== undefined && { "aria-describedby": errorId };
  return (
    <>
      <div className="pick" role="radiogroup" aria-label={locale.texts.rating} {...described}>
        {STARS.map((star) => (
          <Fragment key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={countText(locale, "stars", Number(star))}
              defaultChecked={star === value}
            />
            <Star size={38} />
            <small aria-hidden="true">{countText(locale, "stars", Number(star))}</small>
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
