import { CircleUserRound, Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { ACCEPTED } from "./rule.ts";
import type { PictureState } from "./use-picture.ts";

/** Shows the picture the profile will have, and chooses another or none. */
export function PictureField({ picture }: { picture: PictureState }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { url, cropping } = picture;
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
          <img src={url} alt="Your portrait" width={112} height={112} referrerPolicy="no-referrer" />
        )}
      </div>
      <div className="t">
        <div className="row">
          <Button
            ref={button}
            variant="line"
            busy={picture.isReading}
            icon={<Upload size={19} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {url === null ? "Upload photo" : "Change photo"}
          </Button>
          {url !== null && (
            <Button variant="ghost" className="danger" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <p className="help">Square works best. JPG, PNG, WEBP or GIF, up to 2MB.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Profile picture"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would change nothing.
          target.value = "";
          if (file) picture.choose(file);
        }}
      />
      {cropping && (
        <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onEnd={picture.endCropping} />
      )}
    </div>
  );
}
