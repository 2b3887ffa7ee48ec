import { expect, test } from "vitest";
import { errorsOfButtons, withButtonText } from "./button-list.ts";

test("a new button needs its Portuguese label and link, and no other language", () => {
  const errors = errorsOfButtons([{ cta_br: "", href_br: " " }], ["br", "us"]);
  expect(errors).toEqual({
    "extras.home_ctas.0.cta_br": "Digite o texto do botão.",
    "extras.home_ctas.0.href_br": "Digite o link do botão.",
  });
});

test.each(["javascript:alert(1)", "data:text/html,x", "//example.com", "qualquer coisa"])(
  "%s is no link, in any language",
  (link) => {
    const button = { cta_br: "Site", href_br: "https://example.com", href_us: link };
    expect(Object.keys(errorsOfButtons([button], ["br", "us"]))).toEqual([
      "extras.home_ctas.0.href_us",
    ]);
  },
);

test.each([
  "delivery",
  "us/cardapio",
  "https://example.com",
  "tel:+5511999990000",
  "mailto:ana@example.com",
  "/cardapio",
])("%s is a link", (link) => {
  expect(errorsOfButtons([{ cta_br: "Site", href_br: link }], ["br"])).toEqual({});
});

test("a text emptied in another language is gone; in Portuguese it stays as empty", () => {
  const button = { cta_br: "Reservas", cta_us: "Booking" };
  const emptied = (language: "br" | "us") =>
    withButtonText(button, { part: "cta", language, text: "" });
  expect(emptied("us")).toEqual({ cta_br: "Reservas" });
  expect(emptied("br")).toEqual({ cta_br: "", cta_us: "Booking" });
});
