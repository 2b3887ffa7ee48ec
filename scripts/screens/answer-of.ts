import type { APIResponse, Route } from "playwright-core";

/** The site's answer to a request of the page. Browsers resolve every name below localhost; Node does not. */
export async function answerOf(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = "127.0.0.1";
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}
