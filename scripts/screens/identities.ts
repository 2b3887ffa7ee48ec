import { demoAccounts } from "../../src/server/demo/accounts.ts";
import { newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import type { TestSite } from "../../tests/e2e/site.ts";

export type Role = "guest" | "admin" | "attendant";
export type Place = { label: string };

/** Signs in each person once, for all pictures. */
export function createIdentities(site: TestSite) {
  const callers = new Map<string, Promise<Caller>>();
  const caller = ({ label }: Place, role: Role) => {
    const key = `${label} ${role}`;
    const known = callers.get(key) ?? signIn(site, { label, role });
    callers.set(key, known);
    return known;
  };
  return {
    /** Every call gets the same caller for a place and role. */
    caller,
    /** The entries of their browser's storage. */
    async kept(place: Place, role: Role): Promise<Record<string, string>> {
      const somebody = await caller(place, role);
      const token = somebody.token() ?? "";
      if (role === "guest") return { token };
      const { _auth_id, auth_group_level, auth_group_label } = await somebody.auth.check();
      return {
        token,
        authenticated: "true",
        _auth_id: _auth_id ?? "",
        auth_group_level: String(auth_group_level),
        auth_group_label: auth_group_label ?? "",
        ...(role === "admin" ? { __inlineAdminMode__: "true" } : {}),
      };
    },
  };
}

/** A caller in that role: of the demo's people, or the admin of an account that was made for the pictures. */
export async function signIn(
  site: TestSite,
  { label, role }: { label: string; role: Role },
): Promise<Caller> {
  const caller = newCaller(site, { host: `${label}.localhost` });
  if (role === "guest") return caller;
  const users = demoAccounts.find((demo) => demo.label === label)?.users;
  const user = role === "attendant" ? users?.attendant : users?.admin;
  await caller.auth.login({
    body: user ? { user: user.user, pass: user.pass } : adminCredentials,
  });
  return caller;
}
