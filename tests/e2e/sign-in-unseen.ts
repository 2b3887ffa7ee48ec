import type { Page } from "playwright-core";
import { adminCredentials } from "../../src/server/testing/new-account.ts";

/** Signs in as the form would, without opening it. `url` is any page of the account's site. */
export async function signInUnseen(
  page: Page,
  { url, credentials = adminCredentials }: { url: string; credentials?: typeof adminCredentials },
): Promise<void> {
  await page.goto(new URL("/robots.txt", url).href);
  await page.evaluate(async (signIn) => {
    const answer = await fetch("/v2.0/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", domain: location.host },
      body: JSON.stringify(signIn),
    });
    // The contract defines this answer.
    const signedIn = (await answer.json()) as Record<string, string | number>;
    localStorage.setItem("token", answer.headers.get("token") ?? "");
    for (const [key, value] of Object.entries(signedIn)) localStorage.setItem(key, String(value));
    localStorage.setItem("__inlineAdminMode__", "true");
  }, credentials);
}
