import { sql } from "kysely";
import { expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newSettings } from "./testing-settings.ts";

const testApp = sharedApp();

it("settings and values of a version after this one are passed over, shown by their defaults, and stay stored", async () => {
  const own = await newSettings(testApp);
  const { accountId } = own.account;
  const inAccount = <Result>(run: Parameters<typeof withAccount<Result>>[2]) =>
    withAccount(testApp.database, { accountId, mode: "write" }, run);
  const later = {
    guest_interface: "browser",
    languages: ["br", "tlh", "us"],
    styleguide: { colors: {}, fonts: ["serif"] },
    home_ctas: [{ cta_br: "Peça", href_br: "/delivery", icon: "bike" }],
    locations: 3,
    courses: ["entrada"],
  };
  await inAccount((tx) =>
    tx.db
      .updateTable("accounts")
      .set({ extras: sql`extras || ${JSON.stringify(later)}::jsonb` })
      .where("account_id", "=", accountId)
      .execute(),
  );
  const { extras } = await own.seen();
  expect(extras).toMatchObject({
    guest_interface: "portuguese",
    languages: ["br", "us"],
    styleguide: { colors: {} },
    home_ctas: [],
    locations: 3,
  });
  expect(extras).not.toHaveProperty("courses");
  // Saving something else takes nothing away.
  await own.save({ extras: { phone: "+55 11 5555-0101" } });
  expect((await own.seen()).extras).toMatchObject({ phone: "+55 11 5555-0101", locations: 3 });
  const [stored] = await inAccount((tx) =>
    tx.db.selectFrom("accounts").select("extras").where("account_id", "=", accountId).execute(),
  );
  expect(stored?.extras).toMatchObject(later);
});
