import type { Cents } from "./money.ts";
import { foldedText } from "./search.ts";

export const areaKinds = ["excluded", "postal_code", "district"] as const;

/** A place to which an account delivers or does not deliver, and what delivery costs there. */
export type DeliveryArea = {
  id: string;
  name: string;
  kind: (typeof areaKinds)[number];
  /** Postal codes of eight digits, from one up to another, both included. */
  ranges: readonly (readonly [from: string, to: string])[];
  /** City of `districts`. */
  city: string;
  districts: readonly string[];
  feeCents: Cents;
  /** The least sum of the items. */
  minimumCents: Cents;
  /** Sum of the items from which delivery is free; null: never. */
  freeAboveCents: Cents | null;
  /** Minutes on the way. */
  minutes: number;
};

/** Limits of areas. Guests load the areas' names with the menu, so there may not be too many. */
export const areaLimits = {
  areas: 100,
  ranges: 200,
  districts: 500,
  feeCents: 100_000,
  minimumCents: 10_000_000,
  minutes: 600,
} as const;

export type Destination = {
  postal_code?: string | undefined;
  city?: string | undefined;
  district?: string | undefined;
};

/** Fields of a destination that decide on its area. */
export type AreaField = keyof Destination;

export type AreaMatch =
  /** Without areas every place is the same. */
  | { found: "everywhere" }
  | { found: "area"; area: DeliveryArea }
  | { found: "outside" }
  | { found: "undecided"; missing: AreaField[] };

/** Finds the area of a destination: an excluding area first, then by postal code, then by district. */
export function findArea(areas: readonly DeliveryArea[], to: Destination): AreaMatch {
  if (areas.length === 0) return { found: "everywhere" };
  const missing = neededFields(areas).filter((field) => given(to, field) === "");
  if (missing.length > 0) return { found: "undecided", missing };
  const area = inOrder(areas).find((one) => isWithin(one, to));
  return area === undefined || area.kind === "excluded"
    ? { found: "outside" }
    : { found: "area", area };
}

/**
 * The district that decides on the area: the one that the guest chose from the account's, as long as the areas of the
 * address's city do not know the address's own. A choice that was made for another address does not count.
 */
export function decidingDistrict(
  areas: readonly DeliveryArea[],
  { city = "", district }: Destination,
  chosen: string | undefined,
): string | undefined {
  const ofCity = areas.filter((area) => placeName(area.city) === placeName(city));
  const known = new Set(ofCity.flatMap(({ districts }) => districts.map(placeName)));
  const counts =
    chosen !== undefined && known.has(placeName(chosen)) && !known.has(placeName(district ?? ""));
  return counts ? chosen : district;
}

/** Lists the fields that a guest must give before their area can be known. */
export function neededFields(areas: readonly DeliveryArea[]): AreaField[] {
  const byCode = areas.some(({ ranges }) => ranges.length > 0);
  const byDistrict = areas.some(({ districts }) => districts.length > 0);
  return [
    ...(byCode ? ["postal_code" as const] : []),
    ...(byDistrict ? ["city" as const, "district" as const] : []),
  ];
}

function given(to: Destination, field: AreaField): string {
  return field === "postal_code" ? postalDigits(to.postal_code ?? "") : placeName(to[field] ?? "");
}

function inOrder(areas: readonly DeliveryArea[]): DeliveryArea[] {
  return areaKinds.flatMap((kind) => areas.filter((area) => area.kind === kind));
}

function isWithin({ ranges, city, districts }: DeliveryArea, to: Destination): boolean {
  const code = given(to, "postal_code");
  const district = given(to, "district");
  return (
    ranges.some(([from, until]) => from <= code && code <= until) ||
    (placeName(city) === given(to, "city") &&
      districts.some((name) => placeName(name) === district))
  );
}

/** The eight digits of a postal code; "" for any other text. */
export function postalDigits(text: string): string {
  const digits = text.replaceAll(/[\s.-]/g, "");
  return /^\d{8}$/.test(digits) ? digits : "";
}

const abbreviations: Record<string, string> = {
  jd: "jardim",
  vl: "vila",
  pq: "parque",
  pque: "parque",
  res: "residencial",
  cj: "conjunto",
  conj: "conjunto",
  sta: "santa",
  sto: "santo",
  bal: "balneario",
};

/** A city's or district's name for comparison: "Jd. América" is "JARDIM AMERICA". */
export function placeName(text: string): string {
  return foldedText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word) : word))
    .join(" ");
}

/** An area that can never apply, in whole or in part, because another comes first. */
export type HiddenArea = {
  /** Indexes in the given list. */
  index: number;
  by: number;
  /** The hidden part: a range as "from-to", or a district. */
  what: string;
};

/** Finds areas that can never apply. It misses a range that only several earlier areas cover together. */
export function hiddenAreas(areas: readonly DeliveryArea[]): HiddenArea[] {
  const ordered = inOrder(areas);
  return ordered.flatMap((area, place) => {
    const earlier = ordered.slice(0, place);
    const hiddenBy = (what: string, hides: (other: DeliveryArea) => boolean): HiddenArea[] => {
      const by = earlier.find(hides);
      return by ? [{ index: areas.indexOf(area), by: areas.indexOf(by), what }] : [];
    };
    return [
      ...area.ranges.flatMap(([from, to]) =>
        hiddenBy(`${from}-${to}`, ({ ranges }) => ranges.some(([a, b]) => a <= from && to <= b)),
      ),
      ...area.districts.flatMap((name) =>
        hiddenBy(name, (other) =>
          isWithin({ ...other, ranges: [] }, { city: area.city, district: name }),
        ),
      ),
    ];
  });
}
