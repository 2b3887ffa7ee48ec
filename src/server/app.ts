import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
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
import { mount } from "./http/mount.ts";
import { orderHandlers, type OrderLimits } from "./orders/handlers.ts";

export type AppDeps = {
  config: Pick<Config, "baseDomain" | "trustedProxies" | "assetsUrl" | "dataDir">;
  database: Database;
  logger: FastifyBaseLogger;
  now?: () => Date;
  limits?: OrderLimits;
  /** Called after each committed write. */
  wake?: () => void;
};

const defaultLimits: OrderLimits = { perGuest: 5, perAddress: 30 };

/** Builds the whole server; it listens to nothing yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database } = deps;
  const app = Fastify({
    loggerInstance: deps.logger,
    disableRequestLogging: true,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
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
    wake: deps.wake ?? (() => undefined),
  };
  mount(app, contentContract, contentHandlers(), mountDeps);
  mount(app, authContract, authHandlers(), mountDeps);
  mount(app, staffContract, staffHandlers(), mountDeps);
  mount(app, ordersContract, orderHandlers(deps.limits ?? defaultLimits), mountDeps);
  return app;
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
