import type { GivenUser, User } from "../../contract/staff.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import type { TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

type Where = { testApp: TestApp; account: TestAccount; owner: Caller };

let counter = 0;
/** An e-mail address that nobody signs in with yet. */
export const newLogin = () => `pessoa${(counter += 1)}@example.com`;

/** A future member of staff, with a login that no account has. */
export const rui = (changes: GivenUser = {}): GivenUser => ({
  name: "Rui",
  user: newLogin(),
  pass: "senha do Rui",
  level: 2,
  ...changes,
});

/** The people who work at an account, as this caller sees them. */
export const listPeople = async (by: Caller): Promise<User[]> => (await by.staff.users()).users;

/** An owner's changes to the people who work at the account. */
export function peopleOf(where: () => Where) {
  return {
    add: async (given: GivenUser): Promise<User> =>
      (await where().owner.staff.addUser({ body: { data: given } })).user,
    save: async (id: string, given: GivenUser): Promise<User> =>
      (await where().owner.staff.saveUser({ params: { id }, body: { data: given } })).user,
    remove: (id: string) => where().owner.staff.removeUser({ params: { id } }),
    async signIn(user: string, pass: string): Promise<Caller> {
      const { testApp, account } = where();
      const caller = newCaller(testApp, account);
      await caller.auth.login({ body: { user, pass } });
      return caller;
    },
  };
}
