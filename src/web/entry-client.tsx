import { notifyManager } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { parseSitePath, sitePath } from "../domain/site-path.ts";
import { storedSignIn } from "./api/session.ts";
import { browserTransport } from "./api/transport.ts";
import { createApi } from "./api/api.ts";
import { askToSignIn } from "./api/sign-in-prompt.ts";
import { App, newQueryClient } from "./App.tsx";
import { startWorker, watchConnection } from "./offline/connection.ts";
import { findRoute } from "./routes.tsx";
import { followFontSize } from "./site/font-size.ts";
import { interfaceLanguage } from "./site/interface-language.ts";
import { text } from "./text/dictionary.ts";
import { translations } from "./text/translations.ts";
import { provideTranslations, speak, textsReady } from "./text/spoken-language.ts";
import { ErrorState } from "./ui/StateMessage.tsx";
import "./theme/index.css";

followFontSize();
// Phones of before 2024 have no popovers, which open from the header.
if (!("popover" in HTMLElement.prototype)) void import("@oddbird/popover-polyfill");
watchConnection();
const root = document.getElementById("root");
const found = parseSitePath(location.pathname);
const route = found && findRoute(found.path);
const language = found?.language ?? "br";
provideTranslations(translations);
speak(interfaceLanguage());
const queryClient = newQueryClient();
// Draws a tap's changes in the frame of the tap. The usual timer would put them into a later one.
notifyManager.setScheduler(queueMicrotask);
const api = createApi(
  browserTransport({
    askToSignIn: () => askToSignIn("expired"),
    leave: () => location.assign(sitePath(language, "/auth/login?expired=1")),
  }),
);

/** The loader of a page that the server rendered; undefined for others, which stand as a skeleton. */
let load: typeof startDrawn;

/** Loads the answers that the server rendered the page with, which the document has already begun to fetch. */
async function loadPage(): Promise<void> {
  load = globalThis.startDrawn ?? route?.load;
  await load?.(queryClient, api, route);
  await textsReady();
}

declare global {
  /** The last tap on something that does not react yet; the first script remembers it. */
  var earlyTap: HTMLElement | undefined;
  var isOld: boolean;
  var tellTrouble: (error: unknown) => void;
}

/** Repeats a tap that came before the page could react. */
function repeatTap(tapped: HTMLElement | undefined): void {
  // Within React's own work the tap would be lost on parts that are still to be hydrated.
  setTimeout(() => tapped?.isConnected && tapped.click());
}

/** Until the answers are here the page reads as the server made it; a network that fails is tried again. */
async function start(container: HTMLElement): Promise<void> {
  for (;;) {
    try {
      await loadPage();
      break;
    } catch (error) {
      if (isOld) tellTrouble(error);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  const site = {
    language,
    host: location.host,
    assetsUrl: container.dataset["assets"] ?? "/assets",
    providerUrl: container.dataset["provider"] ?? "/",
  };
  // React itself takes care of taps from here on.
  const tapped = globalThis.earlyTap;
  const app = (
    <StrictMode>
      <App {...{ api, queryClient, site }} onReady={() => repeatTap(tapped)} />
    </StrictMode>
  );
  const { pathname } = location;
  const rendered = container.innerHTML;
  let drawn: Root | undefined;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    if (load && location.pathname === pathname) {
      // The rendered page stays readable.
      container.innerHTML = rendered;
      tellTrouble(error);
    } else drawn?.render(<BrokenPage />);
  };
  // Staff see more of a page than the server rendered.
  if (load && storedSignIn() === null) {
    // Hydrates in slices: a long menu at once would keep a slow phone from handling taps.
    startTransition(() => void (drawn = hydrateRoot(container, app, { onUncaughtError })));
  } else {
    drawn = createRoot(container, { onUncaughtError });
    drawn.render(app);
  }
  startWorker();
  import("./ui/back-closes.ts").catch(() => undefined);
}

// Lets a slow phone handle taps between reading this script and starting it.
setTimeout(() => root && void start(root));

/**
 * Stands in place of a page that could not be drawn and would leave nothing on the screen. Data on the device stays.
 */
function BrokenPage() {
  return (
    <main id="content">
      <ErrorState heading="h1" onRetry={() => location.reload()}>
        {text.states.loadFailed}
      </ErrorState>
    </main>
  );
}
