import type { Menu } from "../../contract/content.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { cartText } from "../text/cart-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { withWhatIsLeft } from "../ordering/what-is-left.ts";
import { leftWords } from "../services/left-words.ts";
import { soldOutLines } from "./sold-out-lines.ts";
import { useAddedStock } from "./use-added-stock.ts";
import { useCartLines } from "./use-cart-lines.ts";
import styles from "./SoldOutNotice.module.css";
import { useCart } from "./use-cart.ts";

type SoldOutNoticeProps = { menu: Menu; quote: WireQuote | undefined };

/** Sold-out items of the order, before it is sent, and one tap to go on without them. */
export function SoldOutNotice({ menu, quote }: SoldOutNoticeProps) {
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
          <Button onClick={() => change((now) => withWhatIsLeft(now, lines))}>
            {cartText.cart.takeSoldOut}
          </Button>
        </div>
      )}
    </div>
  );
}
