import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { api } from "./api.ts";
import type { Route } from "./route.ts";

const routes: Route[] = Object.values(api).flatMap((contract) => Object.values<Route>(contract));

describe("the table of calls", () => {
  it("has no call twice", () => {
    const places = routes.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`,
    );
    expect(places).toEqual([...new Set(places)]);
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s names the parameters that it parses",
    (_, route) => {
      const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const missing = route.params
        ? safeParse(route.params, {}).error?.issues.map(({ path }) => path[0])
        : [];
      expect(new Set(missing)).toEqual(new Set(named));
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s says who may call, and writes only where it may",
    (_, route) => {
      expect(["public", "guest", "staff", "admin"]).toContain(route.access);
      if (route.method === "GET") expect(route.mode).toBe("read");
      if (route.idempotent) expect(route.mode).toBe("write");
      if (route.detached) expect(route.cached).toBeUndefined();
      if (route.cached) expect([route.method, route.access]).toEqual(["GET", "public"]);
      if (route.unseen) expect([route.mode, route.access]).toEqual(["write", "admin"]);
    },
  );
});
