import { expect, it } from "vitest";
import { databaseUrl } from "./leftovers.ts";

const reach = (clusterDir: string) =>
  new URL(databaseUrl({ clusterDir, password: "segredo", port: 5433 }));

it("the own database is reached by its socket, whose path has an end, and else over TCP", () => {
  expect(reach("/srv/casa/postgres").searchParams.get("host")).toBe("/srv/casa/postgres");
  const longest = `/${"a".repeat(103 - "//.s.PGSQL.5433".length)}`;
  expect(reach(longest).searchParams.get("host")).toBe(longest);
  const tooLong = reach(`${longest}a`);
  expect(tooLong.searchParams.get("host")).toBeNull();
  expect(tooLong.host).toBe("127.0.0.1:5433");
});
