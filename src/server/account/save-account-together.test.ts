import { beforeAll, describe, expect, it } from "vitest";
import { signedInAdmin } from "../testing/caller.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newSettings, type SettingsOfAccount } from "./testing-settings.ts";

const testApp = sharedApp();
let own: SettingsOfAccount;
beforeAll(async () => {
  own = await newSettings(testApp);
});

describe("two owners at once", () => {
  it("hear of each other's changes where they touch the same field, and nothing is lost", async () => {
    await own.save({ extras: { phone: "1111111111", about: "<p>um</p>" }, data: { name: "Um" } });
    const base = { extras: { phone: "1111111111", about: "<p>um</p>" }, data: { name: "Um" } };
    await own.save({ extras: { phone: "2222222222" }, base });
    const late = await refusalOf(
      own.save({
        extras: { phone: "3333333333", about: "<p>dois</p>" },
        data: { name: "Dois" },
        base,
      }),
    );
    expect([late.status, late.error]).toEqual([409, "conflict"]);
    expect(late.conflicts).toEqual({
      "extras.phone": { yours: "3333333333", theirs: "2222222222" },
    });
    expect(await own.seen()).toMatchObject({
      name: "Um",
      extras: { phone: "2222222222", about: "<p>um</p>" },
    });
    await own.save({ extras: { about: "<p>dois</p>" }, data: { name: "Dois" }, base });
    expect(await own.seen()).toMatchObject({
      name: "Dois",
      extras: { phone: "2222222222", about: "<p>dois</p>" },
    });
  });

  it("may want the same", async () => {
    await own.save({ extras: { address_city: "Campinas" } });
    const base = { extras: { address_city: "" } };
    await own.save({ extras: { address_city: "Campinas " }, base });
    expect((await own.seen()).extras.address_city).toBe("Campinas");
  });

  it("begin from nothing where nobody has written yet", async () => {
    await own.save({
      extras: { home_text_it: "<p>Ciao</p>" },
      base: { extras: { home_text_it: "" } },
    });
    const late = await refusalOf(
      own.save({
        extras: { home_text_it: "<p>Salve</p>" },
        base: { extras: { home_text_it: "" } },
      }),
    );
    expect(late.conflicts).toEqual({
      "extras.home_text_it": { yours: "<p>Salve</p>", theirs: "<p>Ciao</p>" },
    });
  });

  it("are shown both pictures", async () => {
    const [one, two] = [await own.newPicture(), await own.newPicture()];
    const { account: after } = await own.save({ data: { logo: one } });
    const late = await refusalOf(own.save({ data: { logo: two }, base: { data: { logo: null } } }));
    expect(late.conflicts).toEqual({
      "data.logo": { yours: expect.objectContaining({ id: two }), theirs: after.logo },
    });
    await own.save({ data: { logo: null }, base: { data: { logo: after.logo } } });
    expect((await own.seen()).logo).toBeNull();
  });

  it("who save in the same moment: one wins and the other is told", async () => {
    const other = await signedInAdmin(testApp, own.account);
    for (let round = 0; round < 10; round += 1) {
      const before = (await own.seen()).extras.address_number;
      const base = { extras: { address_number: before } };
      const saves = [`a${round}`, `b${round}`].map((address_number, index) =>
        (index === 0 ? own.owner : other).account.save({
          body: { extras: { address_number }, base },
        }),
      );
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const winner = outcomes[0]?.status === "fulfilled" ? `a${round}` : `b${round}`;
      expect((await own.seen()).extras.address_number).toBe(winner);
    }
  });

  it("who touch different fields lose nothing, whatever the order", async () => {
    const other = await signedInAdmin(testApp, own.account);
    await Promise.all(
      Array.from({ length: 10 }, (_, round) => [
        own.owner.account.save({ body: { extras: { address_complement: `c${round}` } } }),
        other.account.save({ body: { extras: { address_district: `d${round}` } } }),
      ]).flat(),
    );
    const { extras } = await own.seen();
    expect([extras.address_complement, extras.address_district]).toEqual([
      expect.stringMatching(/^c\d$/),
      expect.stringMatching(/^d\d$/),
    ]);
  });
});
