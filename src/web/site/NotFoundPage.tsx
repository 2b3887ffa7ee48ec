import { Link } from "wouter";
import { text } from "../text/dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";

export function NotFoundPage() {
  return (
    <main id="content">
      <EmptyState
        icon="search"
        title={text.states.notFoundTitle}
        action={<Link href="/cardapio">{text.states.goToMenu}</Link>}
      >
        {text.states.notFound}
      </EmptyState>
    </main>
  );
}
