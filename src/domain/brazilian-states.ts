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
