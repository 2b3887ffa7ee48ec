import { text } from "../text/dictionary.ts";
import { Skeleton } from "./Skeleton.tsx";
import { ErrorState } from "./StateMessage.tsx";
import type { FetchedPart } from "./use-lazy-part.ts";

type PartAwaitedProps = FetchedPart & {
  /** Room for what comes. */
  height: string;
};

/** Placeholder for a part with a separate script (`useLazyPart`), until it is loaded. */
export function PartAwaited({ failed, retry, height }: PartAwaitedProps) {
  return failed ? <PartFailed retry={retry} /> : <Skeleton height={height} />;
}

/** The script could not be fetched; with a network it can be. */
export function PartFailed({ retry, heading }: { retry: () => void; heading?: "h1" }) {
  return (
    <ErrorState heading={heading} icon="wifiOff" title={text.states.offlineTitle} onRetry={retry}>
      {text.states.noNetwork}
    </ErrorState>
  );
}
