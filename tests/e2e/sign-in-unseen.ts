import type { Page } from "playwright-core";
import { adminCredentials } from "../../src/server/testing/new-account.ts";

/**
 * Signs in as the form would, without opening it: the page that is opened next finds the session. `url` is any page of
 * the account's site.
 */
export async function signInUnseen(
  page: Page,
  { url, credentials = adminCredentials }: { url: string; credentials?: typeof adminCredentials },
): Promise<void> {
  const { host, port } = new URL(url);
  // Node does not find every name below localhost; the site takes the account's from this header.
  const answer = await fetch(`http://127.0.0.1:${port}/v2.0/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", domain: host },
    body: JSON.stringify(credentials),
  });
  // The contract defines this answer.
  const signedIn = (await answer.json()) as Record<string, string | number>;
  const stored = {
    token: answer.headers.get("token") ?? "",
    ...Object.fromEntries(Object.entries(signedIn).map(([key, value]) => [key, String(value)])),
    __inlineAdminMode__: "true",
  };
  // Once, of which the window keeps a note: later documents find what the page has made of it, which may be that nobody
  // is signed in.
  await page.addInitScript(
    ({ at, entries }) => {
      if (location.host !== at.host || window.name === at.mark) return;
      window.name = at.mark;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { at: { host, mark: `signed in ${stored.token.slice(-12)}` }, entries: stored },
  );
}
