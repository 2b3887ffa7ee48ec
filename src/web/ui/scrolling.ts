/** After this long a little more than a third of the way is left; then again of the rest. */
const paceMs = 70;
const stillFrames = 3;
/** The last pixels are taken in one step: shorter ones would look like standing still. */
const lastStepPx = 10;

export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Another page begins at its top, where a page says as well why something was refused. */
export function goToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Scrolls smoothly until the element is as far below the top of the window as its scroll margin says. Elements on the
 * way get their height only when they are passed, so the end is looked up anew in each frame; the browser's own smooth
 * scroll would miss it. A person who scrolls meanwhile wins.
 */
export function glideTo(element: Element, onEnd: () => void): void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const taken = new AbortController();
  for (const kind of ["wheel", "pointerdown", "keydown"]) {
    window.addEventListener(kind, () => taken.abort(), { signal: taken.signal, passive: true });
  }
  let lastMs = performance.now();
  let still = 0;
  const step = (nowMs: number) => {
    const before = window.scrollY;
    const left = element.getBoundingClientRect().top - margin;
    const share = wantsLessMotion() ? 1 : 1 - Math.exp((lastMs - nowMs) / paceMs);
    lastMs = nowMs;
    window.scrollTo({
      top: before + (Math.abs(left) < lastStepPx ? left : left * share),
      behavior: "instant",
    });
    still = Math.abs(window.scrollY - before) < 1 ? still + 1 : 0;
    const goesOn = element.isConnected && !taken.signal.aborted && still < stillFrames;
    if (goesOn) requestAnimationFrame(step);
    else {
      taken.abort();
      onEnd();
    }
  };
  requestAnimationFrame(step);
}

/**
 * Scrolls a row until its focused link is fully visible: on keyboard focus, browsers may leave half of it outside. A
 * pressed link must not move before it is released.
 */
export function showWhole(link: HTMLElement): void {
  if (link.matches(":focus-visible")) link.scrollIntoView({ block: "nearest", inline: "nearest" });
}
