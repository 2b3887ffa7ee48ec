import { useEffect, useRef, useState } from "react";
import { limits } from "../../../domain/text-rules.ts";
import { text } from "../../text/dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useReturnedFocus } from "../../ui/use-returned-focus.ts";
import styles from "./Header.module.css";

type SearchBoxProps = {
  query: string;
  onQuery: (query: string) => void;
  float: boolean;
};

/** A button that unfolds into the search field over the header. */
export function SearchBox({ query, onQuery, float }: SearchBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useReturnedFocus(isOpen);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    onQuery("");
  };
  if (!isOpen) {
    return (
      <IconButton
        ref={opener}
        icon="search"
        label={text.header.openSearch}
        float={float}
        className={styles.searchOpener}
        onClick={() => setIsOpen(true)}
      />
    );
  }
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Puts away the keyboard of a phone, which covers what was found.
          if (matchMedia("(any-pointer: coarse)").matches) input.current?.blur();
        }}
      >
        <input
          ref={input}
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.query}
          aria-label={text.header.search}
          placeholder={text.header.searchPlaceholder}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && close()}
        />
        <IconButton icon="close" label={text.header.clearSearch} onClick={close} />
      </form>
    </search>
  );
}
