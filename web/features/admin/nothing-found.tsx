import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";

export type NothingFoundProps = {
  title: string;
  /** why there is nothing when nothing was searched for */
  children: string;
  q: string;
  onClear: () => void;
};

/** In the place of a searched list without rows. */
export const NothingFound = ({ title, children, q, onClear }: NothingFoundProps) =>
  q === "" ? (
    <Empty title={title}>{children}</Empty>
  ) : (
    <Empty
      title={title}
      action={
        <Button variant="line" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      Nothing matches ‘<bdi>{q}</bdi>’.
    </Empty>
  );
