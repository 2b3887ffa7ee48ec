import { describe, expect, it } from "vitest";
import { tableState } from "./table-state.ts";

const flags = [true, false];
const statuses = [1, 2] as const;

describe("the state of a table", () => {
  it("is that a guest calls, whatever else is so", () => {
    for (const addressed of flags) {
      for (const status_id of statuses) {
        const state = tableState({ service_request: true, addressed, status_id });
        expect(state).toEqual({ tone: "warning", word: "Chamando", icon: "bell" });
      }
    }
  });

  it("is else that somebody is on the way, occupied or not", () => {
    for (const status_id of statuses) {
      const state = tableState({ service_request: false, addressed: true, status_id });
      expect(state).toEqual({ tone: "info", word: "Atendimento a caminho", icon: "clock" });
    }
  });

  it("is else whether it is free or occupied", () => {
    const quiet = { service_request: false, addressed: false };
    expect(tableState({ ...quiet, status_id: 2 })).toEqual({
      tone: "success",
      word: "Livre",
      icon: "check",
    });
    expect(tableState({ ...quiet, status_id: 1 })).toEqual({
      tone: "danger",
      word: "Ocupada",
      icon: "user",
    });
  });

  it("never shares a colour, a word or an icon with another state", () => {
    const all = flags.flatMap((service_request) =>
      flags.flatMap((addressed) =>
        statuses.map((status_id) => tableState({ service_request, addressed, status_id })),
      ),
    );
    for (const part of ["tone", "word", "icon"] as const) {
      expect(new Set(all.map((state) => state[part])).size).toBe(new Set(all).size);
    }
  });
});
