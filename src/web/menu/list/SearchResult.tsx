import { text } from "../../text/dictionary.ts";
import { minQueryLength } from "../../../domain/text-rules.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import styles from "../page/Page.module.css";

type SearchResultProps = {
  query: string;
  /** Undefined while the query is too short to search. */
  matches: readonly { items: readonly unknown[] }[] | undefined;
  onShowAll: () => void;
};

export function SearchResult({ query, matches, onShowAll }: SearchResultProps) {
  // The button that shows all disappears when it is pressed, and the focus with it.
  const part = useKeptFocus<HTMLDivElement>();
  const count = matches?.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div ref={part} role="status" tabIndex={-1}>
      {matches?.length === 0 && (
        <EmptyState
          icon="search"
          action={<Button onClick={onShowAll}>{text.search.showAll}</Button>}
        >
          {text.search.none(query.trim())}
        </EmptyState>
      )}
      {count !== 0 && query.trim() && (
        <p className={styles.note}>
          {count === undefined
            ? text.search.tooShort(minQueryLength)
            : text.search.resultCount(count)}
        </p>
      )}
    </div>
  );
}
