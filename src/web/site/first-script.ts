// Runs before the page is first drawn. It imports nothing, because imports would come after the first drawing.

/** Staff get answers of their own, so the guests' answers would be fetched for nothing (transport.ts). */
let isStaff = false;
const { dataset, style } = document.documentElement;

// Sets the chosen size before the first drawing. The page's script corrects a size that nobody can have chosen
// (font-size.ts).
try {
  // The buttons of a guest's table come over the picture (Banner.module.css).
  if (/[?&](?:table|mesa)=/i.test(location.search) || sessionStorage.getItem("table"))
    dataset["table"] = "";
  const sizePx = localStorage.getItem("fontSize");
  if (sizePx !== null) style.setProperty("--font-size", `${sizePx}px`);
  isStaff = localStorage.getItem("auth_group_level") !== null;
} catch {
  // Storage may be forbidden; then the letters are of the usual size.
}

/** Every supported browser has `findLast`; much older ones do not. */
globalThis.isOld = !("findLast" in Array.prototype);

/** Says below a page why it can only be read (TroubleNote in ScriptedPage.tsx). */
globalThis.tellTrouble = (error) => {
  const note = document.getElementById("trouble");
  if (!note?.hidden) return;
  note.hidden = false;
  note.children[isOld || error instanceof SyntaxError ? 1 : 0]?.remove();
};

/** The rest is fetched after this time, even if pictures have not come. */
const timeoutMs = 2000;
const touches = ["pointerdown", "keydown"];

/** Only Chromium says how fast the network is. */
const { connection } = navigator as Navigator & { connection?: { effectiveType: string } };
/** Slower than 4G, scripts come before pictures and the titles' font, which styles hold back (tokens.css). */
const isSlow = (connection?.effectiveType ?? "4g") !== "4g";
if (isSlow) dataset["slow"] = "";
// Asked for after the styles: over HTTP/1.1 the first that is asked for has the document's connection.
else setTimeout(() => document.querySelector("link[rel=ahead]")?.setAttribute("rel", "preload"));
const showPictures = () => delete dataset["slow"];
/** A script that has not come by then may never come. */
const patienceMs = 8000;
/** An answer takes longer than this, so the style sheet comes before what is fetched then. */
const aheadMs = 100;

/**
 * The first screen has the connection to itself: the page's script and its data are fetched when it has been drawn with
 * its pictures, or as soon as somebody touches the page.
 */
function fetchRest(): void {
  removeEventListener("load", fetchAfterDrawing);
  for (const touch of touches) removeEventListener(touch, fetchRest);
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]")) {
    if (isStaff && link.as === "fetch") continue;
    const isScript = link.as === "script";
    const run = () =>
      void import(/* @vite-ignore */ link.href).catch(tellTrouble).finally(showPictures);
    // It runs some time after it was parsed: both in one go would keep a slow phone busy for too long.
    if (isScript && link.relList.supports("modulepreload")) {
      for (const end of ["load", "error"]) link.addEventListener(end, () => setTimeout(run));
    } else if (isScript) run();
    link.rel = link.dataset["rel"] ?? (isScript ? "modulepreload" : "preload");
  }
}

function fetchAfterDrawing(): void {
  requestAnimationFrame(() => setTimeout(fetchRest));
}

addEventListener("load", fetchAfterDrawing);
addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("link[rel=later][as=script]")) showPictures();
  else if (isSlow) {
    setTimeout(fetchRest, aheadMs);
    setTimeout(showPictures, patienceMs);
    // Browsers that know no such preload wait for it as well.
  } else document.querySelector("img[fetchpriority=high]")?.setAttribute("loading", "eager");
});
for (const touch of touches) addEventListener(touch, fetchRest);
setTimeout(fetchRest, timeoutMs);

/** Remembers a tap that comes before the page reacts; it is done as soon as it can be (entry-client.tsx). */
addEventListener(
  "click",
  ({ target }) => {
    globalThis.earlyTap =
      target instanceof Element
        ? (target.closest<HTMLElement>("button:not([popovertarget])") ?? undefined)
        : undefined;
  },
  { capture: true },
);

/** The worker says who has answered as soon as it has (connection.ts). */
navigator.serviceWorker?.addEventListener(
  "message",
  ({ data }: MessageEvent<typeof globalThis.earlyAnswer>) => {
    globalThis.earlyAnswer = data;
  },
);
