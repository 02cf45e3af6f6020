import { useState } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { copyText } from "#web/features/sharing/share.ts";

/** Copies what the guest has written, letter by letter, for the review platforms. */
export function CopyReview({ comment }: { comment: string }) {
  const [result, setResult] = useState<"copied" | "refused">();
  const { texts } = useLocale();
  const copy = () =>
    copyText(comment).then(
      () => setResult("copied"),
      () => setResult("refused"),
    );
  return (
    <>
      <button className="btn" type="button" onClick={copy}>
        {texts.copyReview}
      </button>
      <p role="status">{result === "copied" && texts.reviewCopied}</p>
      {result === "refused" && (
        // Selected, the device's own menu can copy it.
        <textarea
          readOnly
          dir="auto"
          aria-label={texts.yourReview}
          value={comment}
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
