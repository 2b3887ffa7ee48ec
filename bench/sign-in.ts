/** Signs somebody in at an account and returns the token. */
export async function signIn(
  origin: string,
  { host, user, pass }: { host: string; user: string; pass: string },
): Promise<string> {
  const response = await fetch(`${origin}/v2.0/auth/login`, {
    method: "POST",
    headers: { domain: host, "content-type": "application/json" },
    body: JSON.stringify({ user, pass }),
  });
  const token = response.headers.get("token");
  if (token === null) throw new Error(`Not signed in: ${await response.text()}`);
  return token;
}
