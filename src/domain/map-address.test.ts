import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseMap } from "./map-address.ts";

const google =
  "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3657.1!2d-46.69!3d-23.55!2sbr";
const street =
  "https://www.openstreetmap.org/export/embed.html?bbox=-46.7%2C-23.6%2C-46.6%2C-23.5&layer=mapnik";

const known = fc
  .tuple(
    fc.constantFrom(
      "https://www.google.com/maps/embed",
      "https://www.openstreetmap.org/export/embed.html",
    ),
    fc.stringMatching(/^[\w!%&,\-.=]{1,60}$/),
  )
  .map(([page, query]) => `${page}?${query}`);

describe("sanitiseMap", () => {
  it("keeps the address of a known map", () => {
    expect(sanitiseMap(google)).toBe(google);
    expect(sanitiseMap(` ${street}\n`)).toBe(street);
    expect(sanitiseMap("HTTPS://Google.com/maps/embed?pb=1#x")).toBe(
      "https://www.google.com/maps/embed?pb=1",
    );
  });

  it("takes the address out of an embed code and nothing else of it", () => {
    const code = `<iframe src="${street.replaceAll("&", "&amp;")}" onload="alert(1)"></iframe>`;
    expect(sanitiseMap(code)).toBe(street);
    expect(sanitiseMap(`<iframe width='600' src='${google}' allowfullscreen>`)).toBe(google);
    fc.assert(
      fc.property(known, (url) => {
        expect(sanitiseMap(`<iframe src="${url}"></iframe>`)).toBe(sanitiseMap(url));
      }),
    );
  });

  it.each([
    "",
    "Rua das Flores, 12",
    google.replace("https", "http"),
    google.replace("www.google.com", "www.google.com.example.com"),
    google.replace("www.google.com", "google.com@example.com"),
    google.replace("www.google.com", "www.google.com:8443"),
    google.replace("www.google.com", "evilgoogle.com"),
    google.replace("/maps/embed", "/maps/embed/../../url"),
    google.replace("/maps/embed", "/embed"),
    "https://www.google.com/maps/embed",
    "https://maps.app.goo.gl/abc",
    "//www.google.com/maps/embed?pb=1",
    `javascript:alert(1)//${google}`,
    `data:text/html,${google}`,
    `<script src="${google}"></script>`,
    `<iframe data-src="${google}"></iframe>`,
    `<p></p><iframe src="${google}">`,
    `<iframe srcdoc="<script>alert(1)</script>">`,
    `${google}"><script>`,
    "https://www.google.com/export/embed.html?x=1",
  ])("refuses %j", (code) => {
    expect(sanitiseMap(code)).toBe("");
  });

  it("answers nothing, or a known map that it would leave as it is", () => {
    const pieces = fc.constantFrom(
      "https://",
      "www.google.com",
      "/maps/embed",
      "?pb=",
      '"',
      "'",
      "<iframe src=",
      "&amp;",
      "@",
      "\n",
    );
    const code = fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(known, code, fc.string()), (input) => {
        const map = sanitiseMap(input);
        expect(map).toMatch(
          /^(https:\/\/www\.(google\.com\/maps\/embed|openstreetmap\.org\/export\/embed\.html)\?[^\s"'<>\\`|]+)?$/,
        );
        expect(sanitiseMap(map)).toBe(map);
      }),
    );
  });
});
