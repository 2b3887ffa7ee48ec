import { expect, test } from "vitest";
import { showValue } from "./show-value.tsx";

const button = { cta_br: "Reservas", href_br: "https://example.com/reservas" };

test("two buttons that differ in one language alone do not read the same", () => {
  const shown = (cta_us: string) => showValue("extras.home_ctas", [{ ...button, cta_us }]);
  expect(shown("Booking")).toBe("Reservas (https://example.com/reservas)\nEnglish: Booking");
  expect(shown("Book a table")).not.toBe(shown("Booking"));
});

test("each button stands on lines of its own, without languages in which it says nothing", () => {
  const blog = { cta_br: "Blog", href_br: "https://example.com", cta_us: "", href_us: "" };
  expect(showValue("extras.home_ctas", [button, blog])).toBe(
    "Reservas (https://example.com/reservas)\nBlog (https://example.com)",
  );
});
