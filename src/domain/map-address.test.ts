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

describe("threat 25: sanitiseMap", () => {
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

  const page = "https://www.google.com/maps/embed";
  it.each([
    // Only the address is taken from the code, and only as a whole.
    `<iframe src="${google}" srcdoc="<script>alert(1)</script>"></iframe>`,
    `<iframe src="${google}" onload="alert(1)"></iframe>`,
    `<iframe src="${google}" onload=alert(1) style="position:fixed;inset:0"></iframe>`,
    `<iframe src="${google}" sandbox="allow-same-origin allow-scripts allow-top-navigation"></iframe>`,
    `<iframe src="${google}" allow="camera; microphone; geolocation"></iframe>`,
    `<iframe src="${google}" name="<script>alert(1)</script>"></iframe>`,
    `<iframe src="${google}"><script>alert(1)</script></iframe>`,
    `<iframe src="${google}"></iframe><script>alert(1)</script>`,
    `<iframe src="${google}"></iframe><iframe src="https://evil.example/"></iframe>`,
    `<iframe srcdoc='<iframe src="${google}">'>`,
    `<IFRAME SRC="${google}" ONLOAD=alert(1)>`,
    `<iframe src='${google}' width='100%' loading='eager' referrerpolicy='unsafe-url'>`,
    `<iframe\nsrc="${google}"\nonerror="alert(1)">`,
    `<iframe title="x" src="${google}">`,
  ])("threat 25: of %j only the address is left", (code) => {
    expect(sanitiseMap(code)).toBe(google);
  });

  it.each([
    `<iframe title=">" src="javascript:alert(1)">`,
    `<iframe src="javascript:alert(1)" title="${google}">`,
    `<iframe src=javascript:alert(1)>`,
    `<iframe src="javascript:alert(1)//${google}">`,
    `<iframe src="data:text/html,<script>alert(1)</script>">`,
    `<iframe src="vbscript:x">`,
    `<iframe src="blob:https://www.google.com/1">`,
    `<iframe src="//www.google.com/maps/embed?pb=1">`,
    `<iframe src="http://www.google.com/maps/embed?pb=1">`,
    `<iframe src="https://evil.example/?${google}">`,
    `<iframe src="https://evil.example/#${google}">`,
    `<iframe src="https://www.google.com@evil.example/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com:443@evil.example/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com%40evil.example/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com\\@evil.example/maps/embed?pb=1">`,
    `<iframe src="https://evil.example\\.www.google.com/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com.evil.example/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com.:443/maps/embed?pb=1">`,
    `<iframe src="https://google.com.br/maps/embed?pb=1">`,
    `<iframe src="https://sites.google.com/maps/embed?pb=1">`,
    `<iframe src="https://maps.google.com/maps/embed?pb=1">`,
    `<iframe src="https://www.g\u043e\u043egle.com/maps/embed?pb=1">`,
    `<iframe src="https://www.google\u3002com/maps/embed?pb=1">`,
    `<iframe src="https://www.google.com/maps/embed/v1/place?key=1">`,
    `<iframe src="https://www.google.com/url?q=https://evil.example">`,
    `<iframe src="https://www.google.com/maps/embed/../url?q=https://evil.example">`,
    `<iframe src="https://www.google.com/maps/%65mbed?pb=1">`,
    `<iframe src="https://www.google.com/maps//embed?pb=1">`,
    `<iframe src="https://www.google.com//evil.example/maps/embed?pb=1">`,
    `<iframe src="https://www.openstreetmap.org/?mlat=1">`,
    `<iframe src="https://openstreetmap.org.evil.example/export/embed.html?bbox=1">`,
    `<iframe src="https://www.openstreetmap.org/export/embed.html/../../redirect?to=evil.example">`,
    `<iframe src="${google}" src="javascript:alert(1)"></iframe>`,
    `<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;" src>`,
    `<iframe src="${page}?pb=1&quot; onload=&quot;alert(1)">`,
    `<iframe src="${page}?pb=1\nalert(1)">`,
    `<iframe src="${page}?pb=<script>alert(1)</script>">`,
    `<iframe src="${page}?pb=1\u2028x">`,
    `<iframe xsrc="${google}">`,
    `<iframe/src="${google}">`,
    `<iframe><iframe src="${google}">`,
    `<!--<iframe src="${google}">-->`,
    `<object data="${google}"></object>`,
    `<embed src="${google}">`,
    `<a href="${google}">mapa</a>`,
    `<svg><foreignObject><iframe src="${google}"></foreignObject></svg>`,
  ])("threat 25: nothing is left of %j", (code) => {
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
