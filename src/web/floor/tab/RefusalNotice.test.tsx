import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { inCartText } from "../../text/in-cart-dictionary.ts";
import type { Refusal } from "../outbox/tab-outbox.ts";
import { RefusalNotice } from "./RefusalNotice.tsx";

function shown(lines: Refusal["lines"]): string {
  return renderToString(
    <RefusalNotice
      hash="a"
      refusal={{ code: "sold_out", message: "", lines, isAside: false }}
      currency="R$"
      titleOf={() => undefined}
      onSend={() => undefined}
      onChoose={() => undefined}
    />,
  );
}

test("who has ordered more than there is reads how many are left, and can take those", () => {
  const html = shown([{ path: "beer", title_br: "Cerveja", left: 3 }]);
  for (const words of [
    inCartText.fewer("Cerveja", 3),
    inCartText.takeSoldOut,
    outboxText.refusal.short,
  ])
    expect(html).toContain(words);
  const gone = shown([{ path: "beer", title_br: "Cerveja" }]);
  for (const words of [outboxText.refusal.unavailable, outboxText.refusal.remove])
    expect(gone).toContain(words);
});
