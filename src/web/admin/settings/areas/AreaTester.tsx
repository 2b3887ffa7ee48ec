import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findArea, type DeliveryArea, type AreaMatch } from "../../../../domain/area.ts";
import { unbrokenMoney } from "../../../text/money.ts";
import { joined, listWords } from "../../../text/joined.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { completePostalCode } from "../../../../domain/value-rules.ts";
import { addressQuery } from "../../../address/queries.ts";
import { useApi } from "../../../api/api.ts";
import { areaText } from "../../../text/area-dictionary.ts";
import { Field } from "../../../ui/Field.tsx";
import { MaskedField } from "../../../ui/MaskedField.tsx";
import fields from "../fields.module.css";
import { shownCode } from "./area-form.ts";
import styles from "./areas.module.css";

const words = areaText.tester;

type AreaTesterProps = { areas: readonly DeliveryArea[]; currency: string };

/** Finds an address in the areas as they are typed, by the rule that the server uses. */
export function AreaTester({ areas, currency }: AreaTesterProps) {
  const [postalCode, setPostalCode] = useState("");
  /** City and district typed over those of the postal code. */
  const [typed, setTyped] = useState<{ city?: string; district?: string }>({});
  const digits = completePostalCode(postalCode);
  const lookUp = useQuery({
    ...addressQuery(useApi(), digits ?? ""),
    enabled: digits !== undefined,
  });
  const { localidade = "", bairro = "" } = (digits !== undefined && lookUp.data) || {};
  const { city = localidade, district = bairro } = typed;
  const isLooking = digits !== undefined && lookUp.isPending;
  const isUnknown = digits !== undefined && lookUp.isError;
  const match = findArea(areas, { postal_code: digits, city, district });
  const isAsked = digits !== undefined || city !== "" || district !== "";
  const place =
    digits === undefined
      ? [district, city].filter(Boolean).join(", ")
      : `${words.code} ${shownCode(digits)}`;
  return (
    <div role="group" aria-label={words.heading} className={styles.tester}>
      <h3>{words.heading}</h3>
      <p className={fields.hint}>{words.help}</p>
      <div className={styles.fields}>
        <div className={fields.short}>
          <MaskedField
            mask="cep"
            label={words.labels.postal_code}
            autoComplete="off"
            value={postalCode}
            hint={isLooking ? words.looking : isUnknown ? words.notFound : undefined}
            onChange={({ currentTarget }) => {
              setPostalCode(currentTarget.value);
              setTyped({});
            }}
          />
        </div>
        {(["district", "city"] as const).map((part) => (
          <div key={part} className={fields.short}>
            <Field
              label={words.labels[part]}
              autoComplete="off"
              maxLength={limits[part]}
              value={{ city, district }[part]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [part]: value })}
            />
          </div>
        ))}
      </div>
      <p role="status" className={styles.outcome}>
        {isAsked && !isLooking && outcome(match, place, currency)}
      </p>
    </div>
  );
}

/** "CEP 01001-000 → Centro · R$ 7,00 · 40 min" */
function outcome(match: AreaMatch, place: string, currency: string) {
  switch (match.found) {
    case "everywhere":
      return words.everywhere;
    case "outside":
      return words.found(place, words.outside);
    case "undecided":
      return words.needs(listWords(match.missing.map((field) => words.labels[field])));
    case "area": {
      const { name, feeCents, minimumCents, freeAboveCents, minutes } = match.area;
      const money = (cents: number) => unbrokenMoney(cents, currency);
      return words.found(
        place,
        joined([
          name,
          feeCents === 0 ? areaText.free : money(feeCents),
          minutes > 0 && words.minutes(minutes),
          minimumCents > 0 && words.minimum(money(minimumCents)),
          freeAboveCents !== null && words.freeAbove(money(freeAboveCents)),
        ]),
      );
    }
  }
}
