/**
 * Between an item and the order stand all the items after it. Who has saved one by keyboard finds the link that skips
 * to the order next, as if it stood behind the item: from it Tab goes on to what really does, and back to the item.
 */
export function offerCart(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const lead = (event: KeyboardEvent) => {
    // The key that saved may still be down.
    if (event.repeat) return;
    waiting.abort();
    const item = document.activeElement;
    const link = document.querySelector<HTMLElement>('a[href="#pedido"]');
    if (event.key !== "Tab" || event.shiftKey || !link || !(item instanceof HTMLElement)) return;
    event.preventDefault();
    link.focus();
    leadOn(link, item);
  };
  // By then a dialog that is about to close has closed, and the item has the focus.
  document.addEventListener("keydown", lead, { signal });
  document.addEventListener("pointerdown", () => waiting.abort(), { signal });
}

function leadOn(link: HTMLElement, item: HTMLElement): void {
  const there = new AbortController();
  const { signal } = there;
  const go = (event: KeyboardEvent) => {
    const isBack = event.key === "Escape" || (event.key === "Tab" && event.shiftKey);
    if (isBack) event.preventDefault();
    // Tab itself then leaves the item for what comes after it.
    if (isBack || event.key === "Tab") item.focus();
    if (event.key !== "Enter") return;
    event.preventDefault();
    // It is in view wherever the page stands.
    document.getElementById("pedido")?.focus({ preventScroll: true });
  };
  link.addEventListener("keydown", go, { signal });
  link.addEventListener("blur", () => there.abort(), { signal });
}
