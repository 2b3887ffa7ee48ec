import { useLayoutEffect } from "react";
import { itemIdOf } from "../../domain/line-key.ts";
import { justAdded } from "../ordering/just-added.ts";
import { withWhatIsLeft } from "../ordering/what-is-left.ts";
import { leftWords } from "../services/left-words.ts";
import { useToast } from "../ui/Toast.tsx";
import type { SoldOutLine } from "./sold-out-lines.ts";
import { useCart } from "./use-cart.ts";

/**
 * Takes back what a press has just added beyond what there is, as soon as the quote says how many there are, and says so in
 * place of "added". The menu tells nobody numbers; what the cart had before is only named.
 */
export function useAddedStock(short: readonly SoldOutLine[]): void {
  const { change } = useCart();
  const show = useToast();
  const said = JSON.stringify(short.filter(({ left }) => left !== undefined));
  // Before the page is drawn, or it would show them for a moment.
  useLayoutEffect(() => {
    const isNew = ({ path }: SoldOutLine) =>
      Date.now() < (justAdded.get(itemIdOf(path))?.endsMs ?? 0);
    // Written above.
    const lines = (JSON.parse(said) as SoldOutLine[]).filter(isNew);
    if (lines.length === 0) return;
    change((cart) => withWhatIsLeft(cart, lines));
    for (const line of lines) {
      const about = itemIdOf(line.path);
      justAdded.delete(about);
      show({ text: leftWords(line), tone: "warn", about, renews: true });
    }
  }, [said, change, show]);
}
