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

type Settings = Record<
  `address_${"street" | "number" | "complement" | "district" | "city"}`,
  string
>;

/** A business's address without its state and postal code. */
export const placeParts = (extras: Settings): AddressParts => ({
  address: extras.address_street,
  number: extras.address_number,
  complement: extras.address_complement,
  district: extras.address_district,
  city: extras.address_city,
});

/**
 * Writes an address on one line: "Rua das Flores, 12, ap 4 - Centro, Campinas - SP, 13010-000"; blank parts leave no
 * trace.
 */
export function addressLine(parts: AddressParts): string {
  const street = joinedBy(", ", parts.address, parts.number, parts.complement);
  const place = joinedBy(" - ", parts.city, parts.state);
  return joinedBy(", ", joinedBy(" - ", street, parts.district), place, parts.postal_code);
}

function joinedBy(separator: string, ...parts: (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(separator);
}
