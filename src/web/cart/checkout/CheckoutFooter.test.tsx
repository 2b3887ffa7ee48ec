import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckoutFooter } from "./CheckoutFooter.tsx";

test("the site's own words tell their language, which need not be the menu's", () => {
  const html = renderToString(
    <CheckoutFooter
      formId="f"
      totalCents={100}
      currency="R$"
      sending={false}
      missing={undefined}
      notice={undefined}
      problem={undefined}
    />,
  );
  expect(html.match(/ lang="pt-BR"/g)).toHaveLength(4);
});
