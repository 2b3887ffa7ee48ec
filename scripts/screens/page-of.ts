import type { Stage } from "./stage.ts";

/** The address of a page of one of the stage's houses. */
export const pageOf =
  (path: string, house: "pizzaria" | "cafe" | "empty" | "wordy" = "pizzaria") =>
  (stage: Stage) =>
    stage.site.url(stage[house], path);
