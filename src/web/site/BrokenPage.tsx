import { text } from "../text/dictionary.ts";
import { ErrorState } from "../ui/StateMessage.tsx";

/**
 * Stands in place of a page that could not be drawn and would leave nothing on the screen. Data on the device stays.
 */
export function BrokenPage() {
  return (
    <main id="content">
      <ErrorState heading="h1" onRetry={() => location.reload()}>
        {text.states.loadFailed}
      </ErrorState>
    </main>
  );
}
