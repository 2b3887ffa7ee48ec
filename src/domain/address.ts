/** The parts of a Brazilian address as a guest gives them. */
export type AddressParts = {
  postal_code?: string | undefined;
  address?: string | undefined;
  number?: string | undefined;
  complement?: string | undefined;
  district?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
};

/** The federative units, as the post office abbreviates them (IBGE's table of 27). */
export const brazilianStates = [
  "AC",
  "AL",
  "AM",
  "AP",
  "BA",
  "CE",
  "DF",
  "ES",
  "GO",
  "MA",
  "MG",
  "MS",
  "MT",
  "PA",
  "PB",
  "PE",
  "PI",
  "PR",
  "RJ",
  "RN",
  "RO",
  "RR",
  "RS",
  "SC",
  "SE",
  "SP",
  "TO",
] as const;

export function isBrazilianState(text: string): text is (typeof brazilianStates)[number] {
  return brazilianStates.some((state) => state === text);
}

/**
 * Writes an address on one line: "Rua das Flores, 12, ap 4 - Centro, Campinas - SP, 13010-000"; blank parts leave no
 * trace.
 */
export function addressLine(parts: AddressParts): string {
  const street = joined(", ", parts.address, parts.number, parts.complement);
  const place = joined(" - ", parts.city, parts.state);
  return joined(", ", joined(" - ", street, parts.district), place, parts.postal_code);
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(separator);
}
