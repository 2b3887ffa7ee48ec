import type { LightMyRequestResponse } from "fastify";
import { api } from "../../contract/api.ts";
import { apiPrefix, type Route } from "../../contract/route.ts";
import { openApiDocument } from "../http/openapi/openapi.ts";

const { paths } = openApiDocument();

const calls = Object.values(api)
  .flatMap((contract) => Object.values<Route>(contract))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${apiPrefix}/${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));

/** Whether the API's document has this refusal for the call. */
export function isDocumented(
  { path, method }: Pick<Route, "path" | "method">,
  { status, code }: { status: number; code: string },
): boolean {
  const response = paths[`/${path}`]?.[method.toLowerCase()]?.responses[status];
  return response?.description.split(", ").includes(code) ?? false;
}

/** Throws at a refusal that the document of the API does not have. A defect is nothing to document. */
export function expectDocumented({ statusCode, headers, body, raw }: LightMyRequestResponse): void {
  const { method, url = "" } = raw.req;
  const [pathname = ""] = url.split("?", 1);
  const matching = calls.filter(
    ({ route, pattern }) => route.method === method && pattern.test(pathname),
  );
  // The router too prefers a path without parameters.
  const call = matching.find(({ route }) => !route.path.includes("{")) ?? matching[0];
  const isRefusal = statusCode >= 400 && statusCode !== 500;
  const isJson = String(headers["content-type"]).startsWith("application/json");
  if (!call || !isRefusal || !isJson) return;
  const { error: code } = JSON.parse(body) as { error: string };
  if (isDocumented(call.route, { status: statusCode, code })) return;
  throw new Error(`${method} ${url} was refused with ${code}, which is not documented`);
}
