import { Link } from "wouter";
import { text } from "../text/dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";

export function NotFoundPage() {
  return (
    <main id="content">
      <EmptyState
        heading="h1"
        icon="search"
        title={text.states.notFoundTitle}
        action={
          <Link href="/cardapio" className={buttonClass("primary")}>
            {text.states.goToMenu}
          </Link>
        }
      >
        {text.states.notFound}
      </EmptyState>
    </main>
  );
}
