import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { buttonClass } from "../ui/Button.tsx";

/** The product's own first page: says what this is and names no account. */
export function FrontPage() {
  return (
    <main>
      <EmptyState heading="h1" title={<Wordmark />}>
        {productText.front.what}
      </EmptyState>
    </main>
  );
}

/** For a host of nobody: says so and names no account. */
export function NoSuchSitePage() {
  return (
    <main>
      <EmptyState
        heading="h1"
        icon="search"
        title={text.states.notFoundTitle}
        action={
          // The address that was asked for.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a href="" className={buttonClass("primary")}>
            {text.common.retry}
          </a>
        }
      >
        {productText.missing.what}
      </EmptyState>
    </main>
  );
}

/** The page that the device shows for one that it has not kept, at that page's address; it has no script. */
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
