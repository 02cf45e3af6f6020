import { CircleAlert, CircleUserRound, Upload } from "lucide-react";
import { useId, useRef } from "react";
import { BADGE_SIZES, srcSetOf } from "#schema/picture-size.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { ACCEPTED } from "./rule.ts";
import type { PictureState } from "./use-picture.ts";

/** Shows the picture the profile will have, and chooses another or none. */
export function PictureField({ picture }: { picture: PictureState }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { url, problem, cropping } = picture;
  const remove = () => {
    picture.remove();
    // 'Remove' goes away with the picture; the focus must not.
    button.current?.focus();
  };
  return (
    <div className="pp">
      <div className="ph">
        {url === null ? (
          <CircleUserRound size={52} strokeWidth={1.4} aria-hidden="true" />
        ) : (
          <img
            srcSet={srcSetOf(url, ...BADGE_SIZES)}
            sizes="112px"
            alt="Your portrait"
            width="112"
            height="112"
            referrerPolicy="no-referrer"
            src={url}
          />
        )}
      </div>
      <div className="t">
        <div className="row">
          <FileButton
            ref={button}
            variant="line"
            busy={picture.isReading}
            icon={<Upload size={19} aria-hidden="true" />}
            label="Profile picture"
            accept={ACCEPTED}
            aria-describedby={id}
            onFile={picture.choose}
          >
            {url === null ? "Upload photo" : "Change photo"}
          </FileButton>
          {url !== null && (
            <Button variant="ghost" className="danger" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <div id={id}>
          {problem !== undefined && (
            <p className="msg">
              <CircleAlert className="i" size={18} aria-hidden="true" />
              {problem}
            </p>
          )}
          <p className="help">Square works best. JPG, PNG, WEBP or GIF, up to 2MB.</p>
        </div>
      </div>
      {cropping && (
        <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onEnd={picture.endCropping} />
      )}
    </div>
  );
}
