import type { Menu } from "../../contract/content.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { lineWords, soldOutLines, withWhatIsLeft } from "./sold-out-lines.ts";
import styles from "./SoldOutNotice.module.css";
import { useCart } from "./use-cart.ts";

type SoldOutNoticeProps = { menu: Menu; quote: WireQuote | undefined };

/** What of the order has run out, before it is sent, and one tap to go on without it. */
export function SoldOutNotice({ menu, quote }: SoldOutNoticeProps) {
  const { cart, change } = useCart();
  const lines = soldOutLines(cart, { menu, quote });
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.notice}>
          <ul>
            {lines.map((line) => (
              <li key={line.path}>{lineWords(line)}</li>
            ))}
          </ul>
          <Button onClick={() => change((now) => withWhatIsLeft(now, lines))}>
            {text.cart.takeSoldOut}
          </Button>
        </div>
      )}
    </div>
  );
}
