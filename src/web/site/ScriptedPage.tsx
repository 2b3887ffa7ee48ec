import type { Language } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

/** The server's part of a page that scripts draw: its outline, and a note for browsers without scripts. */
export function ScriptedPage({
  title,
  language,
}: {
  title: string | undefined;
  language: Language;
}) {
  return (
    <>
      <PageSkeleton />
      <noscript>
        <main>
          <EmptyState
            heading="h1"
            icon="alert"
            title={title}
            action={
              <a href={sitePath(language, "/cardapio")} className={buttonClass("primary")}>
                {text.states.goToMenu}
              </a>
            }
          >
            {productText.withoutScripts}
          </EmptyState>
        </main>
      </noscript>
    </>
  );
}

/**
 * Stands unseen below every page that the server has rendered. If the page's script fails, the page can still be read,
 * and the first script shows one of the two sentences to say why it does not react.
 */
export function TroubleNote() {
  return (
    <div id="trouble" role="alert" hidden>
      <p>{productText.oldBrowser}</p>
      <p>
        <strong>{productText.pageFailed}</strong> {productText.pageReadsOnly}{" "}
        {/* An empty address keeps the present one, with the query that the guest came with. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{text.common.retry}</a>
      </p>
    </div>
  );
}
