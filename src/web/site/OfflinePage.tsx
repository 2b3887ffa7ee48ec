import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";

/** What the device shows of a page that it has not kept, at that page's address; it has no script. */
export function OfflinePage() {
  return (
    <main>
      <EmptyState
        heading="h1"
        icon="wifiOff"
        title={text.states.offlineTitle}
        action={
          <>
            {/* The address that was asked for. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="" className={buttonClass("primary")}>
              {text.common.retry}
            </a>
            {/* The worker leads to the page that was seen last. */}
            <a href="/" className={buttonClass("quiet")}>
              {text.states.goToMenu}
            </a>
          </>
        }
      >
        {productText.offline}
      </EmptyState>
    </main>
  );
}
