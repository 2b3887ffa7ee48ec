import type { Stage } from "./stage.ts";

type House = "pizzaria" | "hotel" | "cafe" | "closed" | "empty" | "wordy";

/** The address of a page of one of the stage's houses. */
export const pageOf =
  (path: string, house: House = "pizzaria") =>
  (stage: Stage) =>
    stage.site.url(stage[house], path);

/** The address of one of the tabs of the pizzaria. */
export const tabPage =
  (
    which: "tab" | "emptyTab" | "closedTab" | "leftTab" | "movedTab" | "overpaidTab" | "waivedTab",
  ) =>
  (stage: Stage) =>
    stage.site.url(stage.pizzaria, `/pedido-mesa/${stage[which].hash}`);
