import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckoutFooter } from "./CheckoutFooter.tsx";
import type { OrderNotice } from "./refusals.ts";

const drawn = (notice?: OrderNotice) =>
  renderToString(
    <CheckoutFooter
      formId="f"
      totalCents={100}
      currency="R$"
      sending={false}
      missing={undefined}
      notice={notice}
      problem={undefined}
    />,
  );

test("the site's own words tell their language, which need not be the menu's", () => {
  expect(drawn().match(/ lang="pt-BR"/g)).toHaveLength(4);
});

test("an order is said not to have been sent only where that is known", () => {
  const words = () => "Por quê.";
  expect(drawn({ words })).toMatch(/<strong>[^<]+<\/strong>.*Por quê\./);
  expect(drawn({ words, mayHaveArrived: true })).not.toContain("<strong>");
});
