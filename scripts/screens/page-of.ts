import type { Stage } from "./stage.ts";

type Account =
  | "pizzaria"
  | "hotel"
  | "cafe"
  | "closed"
  | "empty"
  | "wordy"
  | "shop"
  | "options"
  | "shut"
  | "runout";

/** The address of a page of one of the stage's accounts. */
export const pageOf =
  (path: string, account: Account = "pizzaria") =>
  (stage: Stage) =>
    stage.site.url(stage[account], path);

/** The address of one of the tabs of the pizzaria. */
export const tabPage =
  (which: "tab" | "emptyTab" | "closedTab" | "leftTab" | "overpaidTab" | "waivedTab") =>
  (stage: Stage) =>
    stage.site.url(stage.pizzaria, `/pedido-mesa/${stage[which].hash}`);
