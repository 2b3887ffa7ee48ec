import type { APIResponse, Route } from "playwright-core";

/** The site's answer to a request of the page. Browsers know every name below localhost, and Node only those of the machine. */
export async function answerOf(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = "127.0.0.1";
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}
