import { expect, it } from "vitest";
import { signedInAdmin } from "../testing/caller.ts";
import { builtCount } from "../testing/metric-of.ts";
import { newAccount } from "../testing/new-account.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp({ events: noRelay });

it("who works here is nothing that guests see: what is kept for them stays, whatever becomes of the staff", async () => {
  const account = await newAccount(testApp);
  const { account: settings, staff } = await signedInAdmin(testApp, account);
  const readMenu = () =>
    testApp.app.inject({ url: "/v2.0/content/menu", headers: { host: account.host } });
  await readMenu();
  const built = await builtCount(testApp);

  const rui = { name: "Rui", user: "rui@example.com", pass: "senha do Rui", level: 2 } as const;
  const { user } = await staff.addUser({ body: { data: rui } });
  await readMenu();
  expect(await builtCount(testApp)).toBe(built);

  const params = { id: user.id };
  await staff.saveUser({ params, body: { data: { name: "Rui Costa", active: false } } });
  await readMenu();
  expect(await builtCount(testApp)).toBe(built);

  await staff.removeUser({ params });
  await readMenu();
  expect(await builtCount(testApp)).toBe(built);

  await settings.save({ body: { data: { name: "Outra" } } });
  expect((await readMenu()).json().account.name).toBe("Outra");
  expect(await builtCount(testApp)).toBe(built + 1);
});
