import { expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import { orderProblem } from "./order-problem.ts";

const refused = (error: string, message: string) => new CallRefused(409, { error, message });

test("staff read of a closed order in their language, and of anything else what the server says", () => {
  const closed = refused("deal_closed", "This budget is already closed");
  expect(orderProblem(closed)).toBe("Este pedido já está encerrado.");
  expect(orderProblem(closed, "A comanda está encerrada.")).toBe("A comanda está encerrada.");
  const other = refused("conflict", "Outra pessoa mudou isto.");
  expect(orderProblem(other)).toBe("Outra pessoa mudou isto.");
});
