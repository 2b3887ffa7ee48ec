import { api } from "../../contract/api.ts";
import type { Route } from "../../contract/route.ts";

/** Every call that there is, as the contracts have it. */
export const routes: readonly Route[] = Object.values(api).flatMap((contract) =>
  Object.values<Route>(contract),
);

/** The name of a call in tests: "PUT content/{id}/active". */
export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
