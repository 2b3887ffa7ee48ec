import {
  addLayerEntry,
  arriveAtPage,
  isAbovePage,
  isReturningToPage,
  restorePageEntry,
  returnToPage,
} from "./layer-entry.ts";
import { overPage } from "./show-dialog.ts";

// Back closes what lies open over a page, and only then leaves the page. While anything is open the history has one
// more entry of the same address, however many layers there are. A page that is opened from there replaces that entry.

const popovers = new Set<HTMLElement>();

/** Pages that one goes back to have been drawn whole within this time. */
const drawingMs = 1000;

keepPlaces();

/** A dialog that closes is shut a moment before it leaves `overPage`. */
function isClosable(dialog: HTMLDialogElement): boolean {
  return dialog.open && dialog.getAttribute("closedby") !== "none";
}

function isAnyOpen(): boolean {
  for (const popover of popovers) if (!popover.isConnected) popovers.delete(popover);
  // A dialog that waits for an answer keeps its entry, though nothing closes it meanwhile.
  const isOverPage = [...overPage].some(({ open }) => open);
  return popovers.size > 0 || (isOverPage && document.documentElement.hasAttribute("data-quiet"));
}

/** Adds or removes the page's one history entry for open layers. */
function follow(): void {
  const isOpen = isAnyOpen();
  if (isOpen && !isAbovePage()) addLayerEntry();
  if (!isOpen && isAbovePage() && !isReturningToPage()) returnToPage();
}

/** Does what Escape does: a dialog with something unsaved asks, and one that waits for an answer stays. */
function closeTopmost(): void {
  const popover = [...popovers].at(-1);
  const dialog = [...overPage].at(-1);
  if (popover) {
    popovers.delete(popover);
    popover.hidePopover();
  } else if (dialog && isClosable(dialog))
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
}

function arrive(event: PopStateEvent): void {
  if (isReturningToPage()) arriveAtPage(event);
  else if (!isAbovePage()) {
    const top = restorePageEntry();
    if (isAnyOpen()) closeTopmost();
    // Back from a page that a layer led to: the browser leaves this one where that page stood.
    else if (top !== undefined) setTimeout(() => scrollTo({ top, behavior: "instant" }));
  }
  setTimeout(follow);
}

// Hears of it before the router, which shows the page of an address.
addEventListener("popstate", arrive, { capture: true });

const isShown = (popover: HTMLElement) => popover.getClientRects().length > 0;

function notePopover(popover: HTMLElement, isOpen: boolean): void {
  if (isOpen) popovers.add(popover);
  else popovers.delete(popover);
  setTimeout(follow);
}

document.addEventListener(
  "toggle",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.hasAttribute("popover"))
      notePopover(target, event.newState === "open");
  },
  { capture: true },
);
// Tab leads on into the page, which an open menu covers. A button that opens it closes it by itself.
addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  for (const popover of popovers) {
    const isItsOwn = popover.contains(target) || target.matches(`[popovertarget="${popover.id}"]`);
    if (isItsOwn || !isShown(popover)) continue;
    popover.hidePopover();
    // What stands in for the browser's own gives the focus back to the button.
    if (document.activeElement !== target) target.focus();
  }
});
// Dialogs mark the root there (show-dialog.ts). Waits, as one may close for another to open, or for another page.
new MutationObserver(() => setTimeout(follow)).observe(document.documentElement, {
  attributeFilter: ["data-quiet"],
});
for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
  if (isShown(popover)) notePopover(popover, true);
}
follow();

/**
 * Back and Forward find the place where a page was left. The parts above it are drawn only then, and are as high again
 * as they were: a browser that anchored its scrolling meanwhile would end elsewhere.
 */
function keepPlaces(): void {
  addEventListener("popstate", () => {
    const { style } = document.documentElement;
    style.setProperty("overflow-anchor", "none");
    setTimeout(() => style.removeProperty("overflow-anchor"), drawingMs);
  });
}
