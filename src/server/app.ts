import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { api } from "../contract/api.ts";
import { addressHandlers } from "./address/handlers.ts";
import { authHandlers, staffHandlers } from "./auth/handlers.ts";
import type { Config } from "./config.ts";
import { contentHandlers } from "./content/handlers.ts";
import type { Database } from "./db/database.ts";
import { addCors } from "./http/cors.ts";
import { handleError, handleNotFound } from "./http/error-handler.ts";
import { createFindAccountId } from "./http/host-account.ts";
import { createHotCache, type HotCache } from "./http/hot-cache.ts";
import { serveHot } from "./http/hot.ts";
import { mount } from "./http/mount.ts";
import { serveApiDocs } from "./http/openapi.ts";
import { serveProbes } from "./http/probes.ts";
import { addSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { createTraffic, type Traffic } from "./http/traffic.ts";
import type { Relay } from "./live/relay.ts";
import { serveAssets } from "./media/serve-assets.ts";
import { registerPages } from "./pages/register-pages.ts";
import type { Web } from "./pages/renderer.ts";
import { orderHandlers, type OrderLimits } from "./orders/handlers.ts";
import { printingHandlers, type PrintLimits } from "./printing/handlers.ts";
import { openPrintFolder } from "./printing/print-folder.ts";
import { servePrints } from "./printing/serve-prints.ts";
import { ratingHandlers } from "./ratings/handlers.ts";
import { tableHandlers } from "./tabs/handlers.ts";

export type AppDeps = {
  config: Pick<Config, "baseDomain" | "trustedProxies" | "assetsUrl" | "dataDir"> &
    Partial<Pick<Config, "metricsFrom" | "cepUrls">>;
  database: Database;
  logger: FastifyBaseLogger;
  now?: () => Date;
  limits?: OrderLimits;
  printLimits?: PrintLimits;
  /** What other processes and this one have written; without it nothing is kept in the cache of public bytes. */
  events?: Pick<Relay, "wake" | "subscribe">;
  /** The built pages; without them only the API is served. */
  web?: Web;
};

type HotServerParts = {
  hot: HotCache;
  traffic: Traffic;
  /** What goes out with every answer. */
  headers: Record<string, string>;
  handler: RequestListener;
};

const hotCacheBytes = 96 * 1024 * 1024;
const defaultLimits: OrderLimits = { perGuest: 5, perAddress: 30 };

/** Builds the whole server; it listens to nothing yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, events, web } = deps;
  const hot = createHotCache({ maxBytes: hotCacheBytes, enabled: events !== undefined });
  events?.subscribe((heard) => {
    for (const event of heard) if (event.topic === "content") hot.drop(event.accountId);
  });
  const traffic = createTraffic();
  const app = Fastify({
    serverFactory: (handler) =>
      hotServer({ hot, traffic, headers: securityHeaders(config), handler }),
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be read is one that is not there.
    frameworkErrors: (_, request, reply) => handleNotFound(request, reply),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser("text/plain");
  acceptEmptyJson(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);

  traffic.watch(app);
  addSecurityHeaders(app, config);
  const findAccountId = createFindAccountId(database, config.baseDomain);
  await addCors(app, findAccountId);
  serveProbes(app, { database, traffic, metricsFrom: config.metricsFrom ?? [] });
  serveApiDocs(app);
  const now = deps.now ?? (() => new Date());
  const mountDeps = {
    database,
    findAccountId,
    now,
    wake: () => events?.wake(),
    hot,
  };
  mount(app, api.content, contentHandlers(), mountDeps);
  mount(app, api.auth, authHandlers(), mountDeps);
  mount(app, api.staff, staffHandlers(), mountDeps);
  mount(app, api.tables, tableHandlers(), mountDeps);
  mount(app, api.ratings, ratingHandlers(), mountDeps);
  mount(app, api.orders, orderHandlers(deps.limits ?? defaultLimits), mountDeps);
  mount(app, api.address, addressHandlers({ urls: config.cepUrls ?? [], now }), mountDeps);
  const prints = openPrintFolder({ dir: join(config.dataDir, "print"), now });
  mount(app, api.printing, printingHandlers(prints, deps.printLimits), mountDeps);
  servePrints(app, prints);
  serveAssets(app, join(config.dataDir, "assets"));
  if (web) {
    const { baseDomain, assetsUrl, dataDir } = config;
    await registerPages(app, {
      web,
      findAccountId,
      hot,
      baseDomain,
      assetsUrl,
      dataDir,
      demoLabel: "pizzaria",
    });
  }
  return app;
}

/** Requests for public bytes are answered before the framework sees them; slow callers are cut off. */
function hotServer({ hot, traffic, headers, handler }: HotServerParts): Server {
  return createServer(
    { requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (serveHot(hot, headers, request, response)) traffic.countHot("GET");
      else handler(request, response);
    },
  );
}

/** A call whose body is empty may still say that it is JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
