import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";

type NothingFoundProps = {
  title: string;
  /** text without a search */
  children: string;
  q: string;
  onClear: () => void;
};

/** Takes the place of an empty list, searched or not. */
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
      <span>
        Nothing matches ‘<bdi>{q}</bdi>’.
      </span>{" "}
      <span>
        Words are found by their beginning, in any order: ‘mar’ finds Marta, ‘example.net’ an address that
        ends so.
      </span>
    </Empty>
  );
