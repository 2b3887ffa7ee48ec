/** A new place among siblings: Primeiro, Último, Acima de, Abaixo de. The last two need `of`. */
export type MoveTarget = { to: "first" | "last" | "before" | "after"; of?: string | undefined };

/**
 * Moves one of the ids. They stay as they are when `id`, or its new neighbour, is not among them, and when both are the
 * same.
 */
export function moveInOrder(
  ids: readonly string[],
  { id, to, of }: MoveTarget & { id: string },
): string[] {
  const others = ids.filter((other) => other !== id);
  if (others.length === ids.length) return [...ids];
  if (to === "first") return [id, ...others];
  if (to === "last") return [...others, id];
  const at = others.findIndex((other) => other === of);
  if (at < 0) return [...ids];
  others.splice(to === "before" ? at : at + 1, 0, id);
  return others;
}
