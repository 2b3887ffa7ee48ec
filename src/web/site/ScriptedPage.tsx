import type { Language } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { text } from "../text/dictionary.ts";
import { productText } from "../text/product-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

/** What the server has of a page that scripts draw: its outline, and without scripts why nothing follows. */
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
