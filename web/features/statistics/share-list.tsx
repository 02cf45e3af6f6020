import { Card } from "#web/ui/card.tsx";
import hint from "#web/ui/hint.module.css";
import { formatNumber } from "#texts/app/numbers.ts";
import styles from "./share-list.module.css";

type ShareListProps = {
  title: string;
  /** `id`: where several may have the same name; `text`: what is said in place of the number */
  shares: readonly { id?: number; name: string; count: number; text?: string }[];
  /** shown in place of an empty list */
  none: string;
};

/** Shows numbers with their names, each beside a bar as long as its share of the largest. */
export function ShareList({ title, shares, none }: ShareListProps) {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <Card>
      <h2>{title}</h2>
      {shares.length === 0 ? (
        <p className={hint.hint}>{none}</p>
      ) : (
        <dl className={styles.list}>
          {shares.map(({ id, name, count, text }) => (
            <div key={id ?? name}>
              <dt dir="auto">{name}</dt>
              <dd className={text === undefined ? undefined : styles.text}>{text ?? formatNumber(count)}</dd>
              <dd className={styles.track} aria-hidden="true">
                {count > 0 && <span style={{ width: `${(100 * count) / most}%` }} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
