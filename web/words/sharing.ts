/** Texts of the ways to share a page: its code, link and tag. */
export type SharingText =
  | "Allow NFC for this site in your browser, then try again."
  | "Copy Failed"
  | "Copy Profile Link"
  | "Download QR Code"
  | "Hold a tag to the back of your phone."
  | "Hold the same tag to your phone once more."
  | "Leave it open"
  | "Link Copied"
  | "Lock the tag"
  | "NFC is off. Turn it on in your phone's settings."
  | "Print it, or keep it on your phone."
  | "QR Code Downloaded"
  | "The picture could not be made. Please try again."
  | "The tag is locked and leads to your page for good."
  | "The tag was not written. Hold it still against the back of your phone and try again."
  | "This phone can't write such a tag."
  | "Write a tag"
  | "Write another tag"
  | "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither."
  | "Your browser doesn't allow it. The link is {url}";

/** Texts with a number, in singular and plural. */
export type SharingPlural = never;
