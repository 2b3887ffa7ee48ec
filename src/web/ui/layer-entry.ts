/** Whether the history stands at the entry above the page's, which exists while a layer is open (back-closes.ts). */
export function isAbovePage(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true;
}

/** The fragment of the address, while the page's entry goes without it. */
let hash = "";

/** The page's fragment, also while a layer is open or closes. */
export function pageFragment(): string {
  return (history.state as { top?: number } | null)?.top === undefined ? location.hash : hash;
}

let isReturning = false;
let leave: (() => void) | undefined;

/**
 * Adds the entry for an open layer. On the way back the page must stay where it stands. Otherwise the browser would
 * scroll to where it stood when the entry was left, or to the address's fragment, and give that the focus.
 */
export function addLayerEntry(): void {
  const { href } = location;
  hash = location.hash;
  history.replaceState({ top: scrollY }, "", location.pathname + location.search);
  history.scrollRestoration = "manual";
  history.pushState({ layer: true }, "", href);
  history.scrollRestoration = "auto";
}

/** Makes the page's entry what it was before there was one above it; returns where the page stood then. */
export function restorePageEntry(): number | undefined {
  const { top } = (history.state as { top?: number } | null) ?? {};
  history.scrollRestoration = "auto";
  if (top !== undefined) history.replaceState(null, "", hash === "" ? undefined : hash);
  hash = "";
  return top;
}

/** Whether the page itself is going back in the history, without a press of Back. */
export function isReturningToPage(): boolean {
  return isReturning;
}

/**
 * Navigates to another page, which replaces the entry of an open layer. If the history is on its way back from that
 * entry, it would return to the page just left, so the navigation is then repeated.
 */
export function leavePage(navigate: (replaces: boolean) => void, replaces: boolean): void {
  leave = isReturning ? () => navigate(replaces) : undefined;
  navigate(replaces || isAbovePage());
}

/** Removes the layer's entry. Must not be called while a removal is in progress. */
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
  // No other listener needs to know of a page that is left immediately.
  event.stopImmediatePropagation();
  leave();
  leave = undefined;
}
