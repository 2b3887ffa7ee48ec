import type { SendForm } from "../../contract/client.ts";

/** Kept through signing out: by it the server tells this browser from strangers who guess at its people's passwords. */
const key = "device";

/**
 * Carries a sign-in with the mark of this browser, and keeps the one that it is given. A browser without storage has
 * none.
 */
export const sendSignIn: SendForm = async ({ address, body }, headers) => {
  const mark = read();
  const response = await fetch(address, {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      ...(mark === null ? {} : { device: mark }),
    },
    body: JSON.stringify(body),
    credentials: "omit",
  });
  const given = response.headers.get("device");
  if (given !== null) write(given);
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.text(),
  };
};

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(mark: string): void {
  try {
    localStorage.setItem(key, mark);
  } catch {
    // As said above.
  }
}
