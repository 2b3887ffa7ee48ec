import { createContext, use } from "react";

/** The way out of a page that may hold something unsaved. */
export type Leaving = {
  /** Goes at once, or after the person has agreed to lose what is unsaved. */
  leave: (go: () => void) => void;
};

export const LeavingContext = createContext<Leaving>({ leave: (go) => go() });

export function useLeaving(): Leaving {
  return use(LeavingContext);
}
