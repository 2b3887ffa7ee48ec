/** Whether the history stands at the entry that it has above the page's while anything lies open (back-closes.ts). */
export function isAbovePage(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true;
}

/** The place in the page that the address names, while the page's entry goes without. */
let hash = "";
let isReturning = false;
let leave: (() => void) | undefined;

/**
 * Gives what lies open its entry. On the way back from there the page has to stay where it stands: the browser would
 * scroll to where it stood when the entry was left, or to the place that the address names, and give that the focus.
 */
export function addLayerEntry(): void {
  const { href } = location;
  hash = location.hash;
  history.replaceState({ top: scrollY }, "", location.pathname + location.search);
  history.scrollRestoration = "manual";
  history.pushState({ layer: true }, "", href);
  history.scrollRestoration = "auto";
}

/** The page's entry is there again, as it was before there was one above it; tells where the page stood then. */
export function restorePageEntry(): number | undefined {
  const { top } = (history.state as { top?: number } | null) ?? {};
  history.scrollRestoration = "auto";
  if (top !== undefined) history.replaceState(null, "", hash === "" ? undefined : hash);
  hash = "";
  return top;
}

/** Whether the history is on its way to the page's entry because the page wants it there, and nobody pressed Back. */
export function isReturningToPage(): boolean {
  return isReturning;
}

/**
 * Leads to another page. An open layer has an entry of its own, which that page takes the place of; while the history
 * is on its way back from there, it would come back to the page that has been left, and leaves it once more then.
 */
export function leavePage(navigate: (replaces: boolean) => void, replaces: boolean): void {
  leave = isReturning ? () => navigate(replaces) : undefined;
  navigate(replaces || isAbovePage());
}

/** Takes the entry away again; not while it is on its way. */
export function returnToPage(): void {
  isReturning = true;
  hash = location.hash;
  history.back();
}

/** The history has come to where `returnToPage` sent it. */
export function arriveAtPage(event: PopStateEvent): void {
  isReturning = false;
  restorePageEntry();
  if (!leave) return;
  // Nobody else hears of a page that is left at once.
  event.stopImmediatePropagation();
  leave();
  leave = undefined;
}
