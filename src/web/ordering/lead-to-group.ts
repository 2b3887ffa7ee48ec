/** Takes the eyes and the keyboard to a group of options, where somebody has something to choose. */
export function leadToGroup(part: HTMLElement | null, groupId: string): void {
  const group = part?.querySelector(`[data-group="${CSS.escape(groupId)}"]`);
  group?.scrollIntoView({ block: "start" });
  const first = "input:not([readonly]), button:not([aria-disabled=true])";
  group?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
