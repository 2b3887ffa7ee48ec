import { describe, expect, it } from "vitest";
import { api } from "../../../contract/api.ts";
import { refusals } from "../../../contract/errors.ts";
import { apiPrefix, type Route } from "../../../contract/route.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { openApiDocument } from "./openapi.ts";

const routes: [string, Route][] = Object.entries(api).flatMap(([group, contract]) =>
  Object.entries<Route>(contract).map(([name, route]): [string, Route] => [
    `${group}_${name}`,
    route,
  ]),
);

/** Refusals of any call when there is too much to do. */
const everyCalls = ["too_many_requests", "unavailable"];

const testApp = sharedApp();

const get = (url: string) => testApp.app.inject({ url, headers: { host: "nobody.example" } });

describe("the OpenAPI document", () => {
  it.each(routes)(
    "lists %s, which the server has, with its access and its refusals",
    (operationId, route) => {
      const operation = openApiDocument().paths[`/${route.path}`]?.[route.method.toLowerCase()];
      expect(operation).toMatchObject({
        operationId,
        summary: route.summary,
        "x-access": route.access,
      });
      expect(operation?.["x-roles"]).toContain("admin");
      const isForGuests = operation?.["x-roles"].includes("guest");
      expect(isForGuests).toBe(route.access === "public" || route.access === "guest");
      expect(operation?.security.some((scheme) => Object.keys(scheme).length === 0)).toBe(
        isForGuests,
      );
      const said = Object.values(operation?.responses ?? {}).map(({ description }) => description);
      const codes = said.flatMap((description) => description.split(", "));
      expect(codes).toEqual(expect.arrayContaining([...(route.refusals ?? []), ...everyCalls]));
      expect(codes).toHaveLength(new Set(codes).size);
      const url = `${apiPrefix}/${route.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      expect(testApp.app.hasRoute({ method: route.method, url })).toBe(true);
    },
  );

  it("has nothing that no contract lists, and no reference to nothing", async () => {
    const document = openApiDocument();
    const listed = Object.values(document.paths).flatMap((operations) => Object.values(operations));
    expect(listed).toHaveLength(routes.length);
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g),
    ];
    expect(references.length).toBeGreaterThan(routes.length);
    const components: Record<string, object> = document.components;
    for (const [, kind = "", name = ""] of references)
      expect(components[kind]).toHaveProperty(name);
  });

  it("asks for the Idempotency-Key exactly where a call needs one, or may have one", () => {
    const { paths } = openApiDocument();
    for (const [, route] of routes) {
      const parameters = paths[`/${route.path}`]?.[route.method.toLowerCase()]?.parameters;
      const asks = JSON.stringify(parameters);
      expect(asks.includes("/IdempotencyKey")).toBe(route.idempotent === true);
      expect(asks.includes("/OptionalIdempotencyKey")).toBe(route.idempotent === "if keyed");
    }
  });

  it("is served on any host, as is the page for people", async () => {
    const document = await get(`${apiPrefix}/openapi.json`);
    expect(document.statusCode).toBe(200);
    expect(document.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const page = await get(`${apiPrefix}/docs`);
    expect(page.headers["content-type"]).toContain("text/html");
    for (const [operationId, route] of routes) {
      expect(page.body).toContain(`<article id="${operationId}">`);
      expect(page.body).toContain(`<code>${route.path}</code>`);
    }
    for (const code of Object.keys(refusals)) expect(page.body).toContain(`<code>${code}</code>`);
  });

  it("has a page that runs no script and loads nothing", async () => {
    const page = await get(`${apiPrefix}/docs`);
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(page.body).not.toMatch(/<script|src=|url\(/);
    const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    for (const target of targets) expect(page.body).toContain(`id="${target}"`);
  });
});
