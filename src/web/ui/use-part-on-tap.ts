import { useEffect, useEffectEvent } from "react";
import { text } from "../text/dictionary.ts";
import { useToast } from "./Toast.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

/**
 * A part that a tap opens, with words of its own. If it does not come, a message says so and `close` is called: another
 * tap tries again. `fetchPart` stands outside of the component.
 */
export function usePartOnTap<Part extends object>(
  fetchPart: () => Promise<Part>,
  isOpen: boolean,
  close: () => void,
): Part | undefined {
  const show = useToast();
  const { part, failed, retry } = useLazyPart(fetchPart, isOpen);
  const giveUp = useEffectEvent(() => {
    show({ text: text.states.noNetwork, tone: "danger" });
    close();
    retry();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return part;
}
