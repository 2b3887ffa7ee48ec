/**
 * Finds the table that a guest names when asked for "Quarto ou mesa": a number, alone or after a word for a table in
 * one of the site's languages. A room is no table.
 */
export function tableNumberIn(place: string): number | undefined {
  const plain = place.normalize("NFKC").trim();
  const [, number] =
    /^(?:(?:mesa|table|tavolo|桌|桌号)\s*(?:n[.ºo°]*\s*)?)?[#:]?\s*0*(\d{1,4})\s*号?桌?$/i.exec(
      plain,
    ) ?? [];
  return number === undefined ? undefined : Number(number);
}
