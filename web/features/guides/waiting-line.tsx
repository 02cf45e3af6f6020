import { MessageSquareReply } from "lucide-react";
import type { OwnGuide } from "#schema/own-guide.ts";
import { paths } from "#web/paths.ts";
import { plural } from "#texts/app/t.ts";
import styles from "./waiting-line.module.css";

/** Says how many reviews are held, in few letters. */
export const heldReviews = (count: number): string => plural("1 held", "{count} held", count);

/** Says which reviews wait for an answer, or to be published, and leads there. Nothing where none does. */
export function WaitingLine({ guides }: { guides: OwnGuide[] }) {
  const unanswered = guides.reduce((sum, { unansweredReviews }) => sum + unansweredReviews, 0);
  const held = guides.filter((guide) => guide.heldReviews > 0);
  if (unanswered === 0 && held.length === 0) return null;
  return (
    <ul className={styles.waiting}>
      {unanswered > 0 && (
        <li>
          <MessageSquareReply size={20} aria-hidden="true" />
          <a className="link" href="#latest-reviews">
            {plural("1 review waits for your answer", "{count} reviews wait for your answer", unanswered)}
          </a>
        </li>
      )}
      {held.map((guide) => (
        <li key={guide.id}>
          <i className={styles.held} aria-hidden="true" />
          <a className="link" href={`${paths.profile(guide.uniqueId)}#reviews`}>
            {plural(
              "1 review is held, and guests don't see it yet",
              "{count} reviews are held, and guests don't see them yet",
              guide.heldReviews,
            )}
          </a>
          {guides.length > 1 && <bdi>{guide.name}</bdi>}
        </li>
      ))}
    </ul>
  );
}
