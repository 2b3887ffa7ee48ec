import {
  newCaller,
  signedInAdmin,
  signedInAttendant,
  type Caller,
} from "../../src/server/testing/caller.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import type { TestSite } from "./site.ts";

// Callers of an account's site who look at no page.

const hostOf = (site: TestSite, account: { label: string }) =>
  new URL(site.url(account, "/")).hostname;

export const guestOf = (site: TestSite, account: { label: string }): Caller =>
  newCaller(site, { host: hostOf(site, account) });

export const adminOf = (site: TestSite, account: TestAccount): Promise<Caller> =>
  signedInAdmin(site, { ...account, host: hostOf(site, account) });

export const attendantOf = (site: TestSite, account: TestAccount): Promise<Caller> =>
  signedInAttendant(site, { ...account, host: hostOf(site, account) });
