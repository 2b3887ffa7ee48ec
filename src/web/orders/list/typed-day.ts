/** "21/11/2026" as the wire has it, "2026-11-21"; undefined for a day that no calendar has. */
export function parseTypedDay(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const wire = `${year}-${month}-${day}`;
  return isDay(wire) ? wire : undefined;
}

/** "2026-11-21" as people here write it. */
export function dayLabel(wire: string): string {
  return wire.split("-").reverse().join("/");
}

/** Whether a text, as from an address, is a day as the wire has it. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
