import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";

/** The product's own first page: says what this is and names no account. */
export function FrontPage() {
  return (
    <main>
      <EmptyState heading="h1" icon="pot" title={productText.front.title}>
        {productText.front.what}
      </EmptyState>
    </main>
  );
}

/** For a host of nobody: says so and names no account. */
export function NoSuchSitePage() {
  return (
    <main>
      <EmptyState heading="h1" icon="search" title={text.states.notFoundTitle}>
        {productText.missing.what}
      </EmptyState>
    </main>
  );
}
