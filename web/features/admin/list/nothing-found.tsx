import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

type NothingFoundProps = {
  title: string;
  /** the text where nothing was searched for */
  children: string;
  q: string;
  onClear: () => void;
};

/** Shows a text in place of an empty list, searched or not. */
export const NothingFound = ({ title, children, q, onClear }: NothingFoundProps) =>
  q === "" ? (
    <Empty title={title}>{children}</Empty>
  ) : (
    <Empty
      title={title}
      action={
        <Button variant="line" onClick={onClear}>
          {t("Clear search")}
        </Button>
      }
    >
      <span>
        <Trans text="Nothing matches ‘{words}’." parts={{ words: <bdi>{q}</bdi> }} />
      </span>{" "}
      <span>
        {t(
          "Words are found by their beginning, in any order: ‘mar’ finds Marta, ‘example.net’ an address that ends with it.",
        )}
      </span>
    </Empty>
  );
