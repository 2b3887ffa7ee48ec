import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { parseSitePath, sitePath } from "../domain/site-path.ts";
import { browserTransport } from "./api/transport.ts";
import { createApi } from "./api/api.ts";
import { App, newQueryClient } from "./App.tsx";
import { findRoute } from "./routes.tsx";
import "./theme/index.css";

const root = document.getElementById("root");
const found = parseSitePath(location.pathname);
const language = found?.language ?? "br";
const queryClient = newQueryClient();
const api = createApi(
  browserTransport(() => location.assign(sitePath(language, "/auth/login?expired=1"))),
);

/** The answers that the server rendered the page with, which the document has already begun to fetch. */
async function loadPage(): Promise<void> {
  if (found) await findRoute(found.path)?.load?.(queryClient, api);
}

/** Until the answers are here the page reads as the server made it; a network that fails is tried again. */
async function start(container: HTMLElement): Promise<void> {
  while (!(await loadPage().then(() => true, () => false))) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  const site = { language, host: location.host, assetsUrl: container.dataset["assets"] ?? "/assets" };
  hydrateRoot(
    container,
    <StrictMode>
      <App {...{ api, queryClient, site }} />
    </StrictMode>,
  );
}

if (root) void start(root);
