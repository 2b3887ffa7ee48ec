import type { SentArea } from "../../../../contract/services.ts";
import { postalDigits, type DeliveryArea } from "../../../../domain/area.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../../../domain/money.ts";

/** An area as it stands in its fields; each line of a list is one entry. */
export type TypedArea = {
  id?: string | undefined;
  name: string;
  kind: DeliveryArea["kind"];
  ranges: string;
  city: string;
  districts: string;
  fee: Cents;
  minimum: Cents;
  /** 0 means never. */
  freeAbove: Cents;
  minutes: string;
};

/** All areas are one setting, whose order counts. */
export type AreaPath = "areas";
export type TypedAreas = Record<AreaPath, readonly TypedArea[]>;

export const newArea: TypedArea = {
  name: "",
  kind: "district",
  ranges: "",
  city: "",
  districts: "",
  fee: 0,
  minimum: 0,
  freeAbove: 0,
  minutes: "",
};

/** The fields by which an area of a kind is found. An excluded area is found by either. */
export const hasRanges = ({ kind }: Pick<TypedArea, "kind">) => kind !== "district";
export const hasDistricts = ({ kind }: Pick<TypedArea, "kind">) => kind !== "postal_code";

export function typedArea(stored: SentArea): TypedArea {
  const { id, name, kind, ranges = [], city = "", districts = [], free_above: free } = stored;
  return {
    id,
    name,
    kind,
    ranges: ranges.map(([from, to]) => (from === to ? from : `${from} – ${to}`)).join("\n"),
    city,
    districts: districts.join("\n"),
    fee: centsFromReais(stored.fee),
    minimum: centsFromReais(stored.minimum_amount),
    freeAbove: free === undefined ? 0 : centsFromReais(free),
    minutes: stored.minutes === 0 ? "" : String(stored.minutes),
  };
}

/** The body of an area without errors. */
export function wireArea(typed: TypedArea): SentArea {
  const { id, name, kind, city } = typed;
  const isServed = kind !== "excluded";
  const districts = districtsOf(typed);
  return {
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    kind,
    ...(hasRanges(typed) ? { ranges: rangesOf(typed) } : {}),
    ...(hasDistricts(typed) && districts.length > 0 ? { city: city.trim(), districts } : {}),
    fee: isServed ? reaisFromCents(typed.fee) : 0,
    minimum_amount: isServed ? reaisFromCents(typed.minimum) : 0,
    ...(isServed && typed.freeAbove > 0 ? { free_above: reaisFromCents(typed.freeAbove) } : {}),
    minutes: isServed ? Number(typed.minutes) : 0,
  };
}

/** The area as the server's rule for finding areas takes it. */
export function ruledArea(typed: TypedArea, index: number): DeliveryArea {
  return {
    id: typed.id ?? `new-${index}`,
    name: typed.name.trim(),
    kind: typed.kind,
    ranges: hasRanges(typed)
      ? rangesOf(typed).map(([from, to]) => [postalDigits(from), postalDigits(to)] as const)
      : [],
    city: hasDistricts(typed) ? typed.city.trim() : "",
    districts: hasDistricts(typed) ? districtsOf(typed) : [],
    feeCents: typed.fee,
    minimumCents: typed.minimum,
    freeAboveCents: typed.freeAbove > 0 ? typed.freeAbove : null,
    minutes: Number(typed.minutes),
  };
}

export function areaLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function districtsOf({ districts }: TypedArea): string[] {
  return areaLines(districts);
}

/** The postal codes of a line: one, or the first and the last of a range; undefined if it holds something else. */
export function rangeOf(line: string): [string, string] | undefined {
  const codes = line.match(/\d{5}-?\d{3}(?!\d)/g) ?? [];
  const rest = line.replaceAll(/\d{5}-?\d{3}(?!\d)/g, "");
  const [from, to = from] = codes.map(shownCode);
  return from === undefined || to === undefined || codes.length > 2 || /\d/.test(rest)
    ? undefined
    : [from, to];
}

function rangesOf({ ranges }: TypedArea): [string, string][] {
  return areaLines(ranges).flatMap((line) => {
    const range = rangeOf(line);
    return range ? [range] : [];
  });
}

/** "01001-000" of eight digits, with or without their dash. */
export function shownCode(code: string): string {
  const digits = code.replace("-", "");
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}
