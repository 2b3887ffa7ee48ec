import { generatePixPayload } from "@brazilian-utils/brazilian-utils/generate-pix-payload";
import { isValidPixPayload } from "@brazilian-utils/brazilian-utils/is-valid-pix-payload";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pixCode, type PixCharge } from "./pix-code.ts";

const charge: PixCharge = {
  key: "123e4567-e12b-12d1-a456-426655440000",
  amountCents: 12_345,
  merchantName: "Fulano de Tal",
  merchantCity: "BRASILIA",
  txid: "PEDIDO7",
};

it("is the example of the Banco Central's manual, with an amount and a txid", () => {
  // The manual's static code has neither, so its checksum is another, 1D3D. The library checks ours below.
  expect(pixCode(charge).slice(0, -4)).toBe(
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000" +
      "5204000053039865406123.455802BR5913Fulano de Tal6008BRASILIA62110507PEDIDO76304",
  );
});

it("is what another program makes of the same charge, whatever that is", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
      fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-zÀ-ú]{1,18})?$/),
      (amountCents, txid, merchantName) => {
        const code = pixCode({ ...charge, amountCents, txid, merchantName });
        const { key, merchantCity } = charge;
        const params = { key, merchantCity, merchantName, txid, amount: amountCents / 100 };
        expect(isValidPixPayload(code)).toBe(true);
        expect(code).toBe(generatePixPayload(params));
      },
    ),
  );
});

it("has names that every app reads, and one where there is none", () => {
  const code = pixCode({
    ...charge,
    merchantName: "Pão & Açúcar da Conceição do Araguaia",
    merchantCity: "日本",
  });
  expect(code).toContain("5925Pao & Acucar da Conceicao6006BRASIL");
  expect(isValidPixPayload(code)).toBe(true);
});

it("is none without an amount, nor with a txid that banks would refuse", () => {
  for (const change of [
    { amountCents: 0 },
    { txid: "" },
    { txid: "a-b" },
    { txid: "a".repeat(26) },
  ])
    expect(() => pixCode({ ...charge, ...change })).toThrow(RangeError);
});
