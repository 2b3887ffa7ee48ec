import { createServer, type RequestListener, type Server } from "node:http";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { authContract } from "../contract/auth.ts";
import { contentContract } from "../contract/content.ts";
import { ordersContract } from "../contract/orders.ts";
import { staffContract } from "../contract/staff.ts";
import { authHandlers, staffHandlers } from "./auth/handlers.ts";
import type { Config } from "./config.ts";
import { contentHandlers } from "./content/handlers.ts";
import type { Database } from "./db/database.ts";
import { handleError, handleNotFound } from "./http/error-handler.ts";
import { createFindAccountId } from "./http/host-account.ts";
import { createHotCache, type HotCache } from "./http/hot-cache.ts";
import { serveHot } from "./http/hot.ts";
import { mount } from "./http/mount.ts";
import type { Relay } from "./live/relay.ts";
import { registerPages } from "./pages/register-pages.ts";
import type { Web } from "./pages/renderer.ts";
import { orderHandlers, type OrderLimits } from "./orders/handlers.ts";

export type AppDeps = {
  config: Pick<Config, "baseDomain" | "trustedProxies" | "assetsUrl" | "dataDir">;
  database: Database;
  logger: FastifyBaseLogger;
  now?: () => Date;
  limits?: OrderLimits;
  /** What other processes and this one have written; without it nothing is kept in the cache of public bytes. */
  events?: Pick<Relay, "wake" | "subscribe">;
  /** The built pages; without them only the API is served. */
  web?: Web;
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
  const app = Fastify({
    serverFactory: (handler) => hotServer(hot, handler),
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

  const findAccountId = createFindAccountId(database, config.baseDomain);
  const mountDeps = {
    database,
    findAccountId,
    now: deps.now ?? (() => new Date()),
    wake: () => events?.wake(),
    hot,
  };
  mount(app, contentContract, contentHandlers(), mountDeps);
  mount(app, authContract, authHandlers(), mountDeps);
  mount(app, staffContract, staffHandlers(), mountDeps);
  mount(app, ordersContract, orderHandlers(deps.limits ?? defaultLimits), mountDeps);
  if (web) {
    const { baseDomain, assetsUrl } = config;
    await registerPages(app, { web, findAccountId, hot, baseDomain, assetsUrl, demoLabel: "pizzaria" });
  }
  return app;
}

/** Requests for public bytes are answered before the framework sees them; slow callers are cut off. */
function hotServer(hot: HotCache, handler: RequestListener): Server {
  return createServer(
    { requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (!serveHot(hot, {}, request, response)) handler(request, response);
    },
  );
}

/** A call whose body is empty may still say that it is JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, done);
  });
}
