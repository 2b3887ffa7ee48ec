import { createContext, memo as memoize, useContext, type ReactNode } from "react";

/** Which words stand there by now: another value has all that reads words drawn again. */
export const WordChanges = createContext(0);

/** As React's own, which would keep the words of before for as long as its properties are the same. */
export function memo<Props extends object>(
  Component: (props: Props) => ReactNode,
  isSame?: (before: Props, now: Props) => boolean,
) {
  return memoize((props: Props) => {
    useContext(WordChanges);
    return Component(props);
  }, isSame);
}
