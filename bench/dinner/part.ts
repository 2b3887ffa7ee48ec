import type { Restaurant } from "./restaurant.ts";
import type { Size } from "./size.ts";

// Each part of the dinner is a process of its own, so that its processor time is not the server's.

export type Plan = { port: number; restaurants: Restaurant[]; size: Size };

/** An order that was acknowledged, with the number of its restaurant. */
export type Placed = { restaurant: number; hash: string };

/** A process's record of the dinner. */
export type Seen = {
  /** Milliseconds of calls begun while the dinner was measured, by their kind. */
  tookMs: Record<string, number[]>;
  /** Reads that were answered by 503 and asked for again later, by their kind. */
  putOff: Record<string, number>;
  placed: Placed[];
  /** Wrong answers and broken streams, in words. */
  wrong: string[];
};

export type Part<Of extends Seen> = {
  begin(): void;
  /** Finishes what is under way. */
  end(): Promise<Of>;
};

/** Prepares when the plan comes, and then begins and ends as it is told. */
export function takePart<Of extends Seen>(prepare: (plan: Plan) => Promise<Part<Of>>): void {
  process.once("message", (plan: Plan) => void play(plan));

  async function play(plan: Plan): Promise<void> {
    const part = await prepare(plan);
    process.on("message", (said: "begin" | "end") => {
      if (said === "begin") part.begin();
      else void part.end().then((seen) => process.send?.(seen));
    });
    process.send?.("ready");
  }
}
