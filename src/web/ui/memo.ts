import { createContext, memo as memoize, useContext, type ReactNode } from "react";

/** Counts changes of the loaded words: another value draws again all that reads words. */
export const WordChanges = createContext(0);

/** As React's own, but drawn again with new words: React would keep the old ones while the properties are the same. */
export function memo<Props extends object>(
  Component: (props: Props) => ReactNode,
  isSame?: (before: Props, now: Props) => boolean,
) {
  return memoize((props: Props) => {
    useContext(WordChanges);
    return Component(props);
  }, isSame);
}
