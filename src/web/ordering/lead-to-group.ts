/** Scrolls to a group of options, and focuses the first control in it that can be used. */
export function leadToGroup(part: HTMLElement | null, groupId: string): void {
  const group = part?.querySelector(`[data-group="${CSS.escape(groupId)}"]`);
  group?.scrollIntoView({ block: "start" });
  const first = "input:not([readonly]), button:not([aria-disabled=true])";
  group?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
