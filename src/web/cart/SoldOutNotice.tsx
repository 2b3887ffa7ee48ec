import type { Menu } from "../../contract/content.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { inCartText } from "../text/in-cart-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { withWhatIsLeft } from "../ordering/what-is-left.ts";
import { leftWords } from "../services/left-words.ts";
import { soldOutLines, type SoldOutLine } from "./sold-out-lines.ts";
import { useCartLines } from "./use-cart-lines.ts";
import styles from "./SoldOutNotice.module.css";
import { useCart } from "./use-cart.ts";
import { useLayoutEffect } from "react";
import { itemIdOf } from "../../domain/line-key.ts";
import { justAdded } from "../ordering/just-added.ts";
import { useToast } from "../ui/Toast.tsx";

/** Sold-out items of the order, before it is sent, and one tap to go on without them. */
export function SoldOutNotice({ menu, quote }: { menu: Menu; quote: WireQuote | undefined }) {
  const { cart, change } = useCart();
  const lines = soldOutLines(useCartLines(menu), {
    menu,
    quote,
    scheduledFor: cart.scheduled_for,
  });
  useAddedStock(lines);
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.notice}>
          <ul>
            {lines.map((line) => (
              <li key={line.path}>{leftWords(line)}</li>
            ))}
          </ul>
          <Button
            onClick={({ currentTarget }) => {
              change((now) => withWhatIsLeft(now, lines));
              // The pressed button disappears. A dialog keeps the focus by itself.
              if (!currentTarget.closest("dialog"))
                document.getElementById("pedido")?.focus({ preventScroll: true });
            }}
          >
            {inCartText.takeSoldOut}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * A press may add more than there is, because the menu does not tell how many are left. The quote does: it takes the
 * surplus of the press out, and a message replaces "added". Earlier units are only named.
 */
function useAddedStock(short: readonly SoldOutLine[]): void {
  const show = useToast();
  const said = JSON.stringify(
    short.filter(({ left, path }) => left !== undefined && !isOption(path)),
  );
  // In a layout effect: the surplus is never drawn.
  useLayoutEffect(() => {
    for (const line of JSON.parse(said) as SoldOutLine[]) {
      const about = itemIdOf(line.path);
      const added = justAdded.get(about);
      if (!added || added.endsMs <= Date.now()) continue;
      justAdded.delete(about);
      added.takeBack(line.left ?? 0);
      show({ text: leftWords(line), tone: "warn", about, renews: true });
    }
  }, [said, show]);
}

const isOption = (path: string) => path.includes("/");
