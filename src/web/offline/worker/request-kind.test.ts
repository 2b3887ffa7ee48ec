import { describe, expect, it } from "vitest";
import { isEntry, requestKind, twinOf } from "./request-kind.ts";

const site = new URL("https://forno.comanda.example/sw.js");

function kindOf(
  path: string,
  {
    method = "GET",
    mode = "cors",
    headers = {},
  }: { method?: string; mode?: RequestMode; headers?: Record<string, string> } = {},
) {
  const { href } = new URL(path, site);
  return requestKind({ method, mode, url: href, headers: new Headers(headers) }, site);
}

describe("what is kept for when there is no network", () => {
  it.each([
    "/delivery",
    "/us/cardapio",
    "/easy-order?room=7",
    "/home",
    "/pedidos",
    "/us/pedido-mesa",
  ])("is the page %s", (path) => expect(kindOf(path, { mode: "navigate" })).toBe("page"));

  it.each(["/v2.0/content/home", "/v2.0/content/menu"])("is %s as every guest gets it", (path) => {
    expect(kindOf(path)).toBe("content");
    expect(kindOf(path, { headers: { domain: "forno.comanda.example" } })).toBe("content");
  });

  it("is what never changes under its name", () => {
    expect(kindOf("/static/entry-client-abc.js")).toBe("file");
    expect(kindOf("/assets/240/0123.avif", { mode: "no-cors" })).toBe("picture");
  });
});

it("a tab or an order is the same document as the list of them, and no other page stands for another", () => {
  expect(twinOf("/us/pedido-mesa/0123abcd")).toBe("/us/pedido-mesa");
  expect(twinOf("/us/pedidos/0123abcd")).toBe("/us/pedidos");
  for (const path of ["/pedido-mesa", "/delivery", "/pedidos/0123abcd/imprimir", "/"]) {
    expect(twinOf(path)).toBe(path);
  }
});

describe("what is not kept", () => {
  it("is an answer to somebody in particular", () => {
    const headers = { authorization: "Bearer abc" };
    expect(kindOf("/v2.0/content/menu", { headers })).toBeUndefined();
    expect(kindOf("/v2.0/order")).toBeUndefined();
    expect(kindOf("/v2.0/order/0123")).toBeUndefined();
    expect(kindOf("/v2.0/auth/check")).toBeUndefined();
    expect(kindOf("/assets/print/0123.jpg")).toBeUndefined();
  });

  it("is another account's", () => {
    const headers = { domain: "cafe.comanda.example" };
    expect(kindOf("/v2.0/content/menu", { headers })).toBeUndefined();
    expect(kindOf("https://cafe.comanda.example/v2.0/content/menu")).toBeUndefined();
  });

  it("is anything that is written", () => {
    expect(kindOf("/v2.0/order", { method: "POST" })).toBeUndefined();
    expect(kindOf("/v2.0/content/menu", { method: "PUT" })).toBeUndefined();
    expect(kindOf("/delivery", { method: "POST", mode: "navigate" })).toBeUndefined();
  });

  it.each(["/pedidos/0123", "/admin", "/auth/login", "/nada"])("is the page %s", (path) =>
    expect(kindOf(path, { mode: "navigate" })).toBe("visit"),
  );

  it.each(["/delivery", "/us/pedidos", "/auth/login", "/"])(
    "fault 52: is %s with a code in its address, which no kept page could spend",
    (path) => expect(kindOf(`${path}?accessToken=abc`, { mode: "navigate" })).toBeUndefined(),
  );
});

it("knows the addresses from which the server leads on, in every language", () => {
  expect(["/", "/home", "/us", "/us/home"].filter(isEntry)).toHaveLength(4);
  expect(["/delivery", "/xx", "/us/us", "/pedidos"].filter(isEntry)).toEqual([]);
});
