import { watchText } from "../text/watch-dictionary.ts";
import { Chip } from "../ui/Chip.tsx";
import type { LiveState } from "./live-state.ts";

/** Shows how the data gets here. It is no live region, since nobody needs to hear of it. */
export function LiveSign({ state }: { state: LiveState }) {
  if (state === "live") {
    return (
      <Chip tone="ok" icon="check">
        {watchText.live.live}
      </Chip>
    );
  }
  return (
    <Chip icon="clock">{state === "down" ? watchText.live.polled : watchText.live.connecting}</Chip>
  );
}
