import { useCallback, useState } from "react";

/**
 * Something that a dialog shows. It stays after the dialog has closed: the dialog gives the focus back then, and must
 * be there for it. `serial` is another each time, for what must start afresh.
 */
export function useShown<T>() {
  const [shown, setShown] = useState<{ value: T; serial: number; isOpen: boolean }>();
  const show = useCallback((value: T) => {
    setShown((last) => ({ value, serial: (last?.serial ?? 0) + 1, isOpen: true }));
  }, []);
  const hide = useCallback(() => {
    setShown((last) => last && { ...last, isOpen: false });
  }, []);
  return { shown, show, hide };
}
