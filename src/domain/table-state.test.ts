import { describe, expect, it } from "vitest";
import { tableState } from "./table-state.ts";

const flags = [true, false];
const statuses = [1, 2] as const;
const bill_requested_at = null;

describe("the state of a table", () => {
  it("is that a guest calls, whatever else is so", () => {
    for (const addressed of flags) {
      for (const status_id of statuses) {
        const state = tableState({
          service_request: true,
          addressed,
          status_id,
          bill_requested_at,
        });
        expect(state).toEqual({ key: "calling", tone: "warning", icon: "bell" });
      }
    }
  });

  it("is else that somebody is on the way, occupied or not", () => {
    for (const status_id of statuses) {
      const state = tableState({
        service_request: false,
        addressed: true,
        status_id,
        bill_requested_at,
      });
      expect(state).toEqual({ key: "onTheWay", tone: "info", icon: "clock" });
    }
  });

  it("is else whether it is free or occupied", () => {
    const quiet = { service_request: false, addressed: false, bill_requested_at };
    expect(tableState({ ...quiet, status_id: 2 })).toEqual({
      key: "free",
      tone: "success",
      icon: "check",
    });
    expect(tableState({ ...quiet, status_id: 1 })).toEqual({
      key: "occupied",
      tone: "danger",
      icon: "user",
    });
  });

  it("says that the bill was asked for, as a call and until it is paid", () => {
    const asked = { status_id: 1, bill_requested_at: "2026-11-26T21:00:00Z" } as const;
    const calling = { ...asked, service_request: true, addressed: false };
    const icon = "receipt";
    expect(tableState(calling)).toEqual({ key: "callingForBill", icon, tone: "warning" });
    expect(tableState({ ...calling, service_request: false })).toEqual({
      key: "bill",
      icon,
      tone: "danger",
    });
    const coming = { ...calling, service_request: false, addressed: true };
    expect(tableState(coming).key).toBe("onTheWay");
  });

  it("never shares a colour, a word or an icon with another state", () => {
    const all = flags.flatMap((service_request) =>
      flags.flatMap((addressed) =>
        statuses.map((status_id) =>
          tableState({ service_request, addressed, status_id, bill_requested_at }),
        ),
      ),
    );
    for (const part of ["key", "tone", "icon"] as const) {
      expect(new Set(all.map((state) => state[part])).size).toBe(new Set(all).size);
    }
  });
});
