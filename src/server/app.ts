import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from "node:http";
import { BlockList } from "node:net";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { api } from "../contract/api.ts";
import { accountHandlers, areasHandlers, servicesHandlers } from "./account/handlers.ts";
import { addressHandlers } from "./address/handlers.ts";
import { createWithApproval } from "./auth/approve.ts";
import { createCheckCredentials } from "./auth/check-credentials.ts";
import { createGuesses } from "./auth/guesses.ts";
import { authHandlers, staffHandlers } from "./auth/handlers.ts";
import type { Config } from "./config.ts";
import { contentHandlers } from "./content/handlers.ts";
import { createPublicContent } from "./content/menu/public-content.ts";
import type { Database } from "./db/database.ts";
import { findDemoAccount } from "./demo/find-demo-account.ts";
import { pizzaria } from "./demo/pizzaria.ts";
import { createCallers } from "./http/limits/callers.ts";
import { addCors } from "./http/edge/cors.ts";
import { handleError, handleNotFound } from "./http/edge/error-handler.ts";
import { createFailureLog, type FailureLog } from "./http/edge/failure-log.ts";
import { createFairShare, type ShareLimits } from "./http/limits/fair-share.ts";
import { createResponseCache, type ResponseCache } from "./http/cache/response-cache.ts";
import { serveCached } from "./http/cache/serve-cached.ts";
import { readJsonBodies } from "./http/calls/json-bodies.ts";
import { concurrencyLimits, createConcurrencyLimit } from "./http/limits/concurrency-limits.ts";
import { boundConnections, type ConnectionLimits } from "./http/limits/connections.ts";
import { createReceiving } from "./http/limits/receiving.ts";
import { createRateLimits } from "./http/limits/rate-limit.ts";
import type { RateSettings } from "./http/limits/rate-limits.ts";
import type { Contract } from "../contract/route.ts";
import { mount, type Handlers } from "./http/calls/mount.ts";
import { serveApiDocs } from "./http/openapi/openapi.ts";
import { createSecurityLog } from "./http/edge/security-log.ts";
import { addSecurityHeaders, securityHeaders } from "./http/edge/security-headers.ts";
import { createTraffic, type Traffic } from "./http/edge/traffic.ts";
import { createRejectionCache } from "./http/limits/rejection-cache.ts";
import { createAnswerUnread, answerClosing } from "./http/edge/raw-answers.ts";
import { kitchenHandlers } from "./kitchen/handlers.ts";
import { liveHandlers } from "./live/handlers.ts";
import { createEventStreams, type LiveSettings } from "./live/event-streams.ts";
import type { Relay } from "./live/relay.ts";
import { uploadHandlers, usualUploadLimits, type UploadLimits } from "./media/handlers.ts";
import { assetPlaces } from "./assets/asset-places.ts";
import { serveAssets } from "./media/serve-assets.ts";
import { isInNetworks, parseNetworks } from "./networks.ts";
import { orderHandlers, orderLineHandlers, orderSharingHandlers } from "./orders/handlers.ts";
import { closingDocument } from "./pages/failed-page.ts";
import { orderPageHandlers } from "./pages/order-page.ts";
import { registerPages } from "./pages/register-pages.ts";
import type { Web } from "./pages/renderer.ts";
import { printerHandlers, printJobHandlers } from "./printers/handlers.ts";
import { listJobs } from "./printers/list-jobs.ts";
import { createQuietPrinters } from "./printers/quiet-printers.ts";
import { servePrinters } from "./printers/serve-printers.ts";
import { createJobWaits } from "./printers/wait-for-jobs.ts";
import { printingHandlers } from "./printing/handlers.ts";
import { openPrintFolder, servePrints } from "./printing/print-folder.ts";
import { privacyHandlers } from "./privacy/handlers.ts";
import { serveProbes } from "./probes/probes.ts";
import { printedMenuHandlers } from "./printed-menu/handlers.ts";
import { pushHandlers } from "./push/handlers.ts";
import { createPushService } from "./push/push-service.ts";
import { startPushSender } from "./push/push-sender.ts";
import { qrHandlers } from "./qr/handlers.ts";
import { ratingHandlers } from "./ratings/handlers.ts";
import { cashHandlers, reportHandlers } from "./reports/handlers.ts";
import { billHandlers, sheetHandlers, tableHandlers } from "./tabs/handlers.ts";
import { stationHandlers } from "./stations/handlers.ts";
import { translationHandlers } from "./translations/handlers.ts";
import { createHostLookup, type RunQueued } from "./tenancy/host-account.ts";

export type AppDeps = {
  config: Config;
  database: Database;
  logger: FastifyBaseLogger;
  now?: () => Date;
  shareLimits?: ShareLimits;
  connectionLimits?: ConnectionLimits;
  /** Time limits of callers; for tests that cannot wait as long. */
  slowCallers?: typeof slowCallers;
  /** The time after which waiting printers look again by themselves; for tests that cannot wait as long. */
  printRecheckMs?: number;
  printLimits?: RateSettings["prints"];
  uploadLimits?: UploadLimits;
  /** Changes by this and other processes. Without it the response cache keeps nothing. */
  events?: Pick<Relay, "wake" | "subscribe">;
  liveSettings?: Partial<LiveSettings>;
  /** The built pages; without them only the API is served. */
  web?: Web;
};

type CachingServerParts = {
  cache: ResponseCache;
  traffic: Traffic;
  headers: Record<string, string>;
  timeouts: ServerOptions;
  isClosing: () => boolean;
  /** The document for a page that is asked for while the server closes. */
  closingPage: (asked: IncomingMessage) => string | undefined;
  failureLog: FailureLog;
  handler: RequestListener;
};

/** A picture of ten megabytes over a weak signal takes most of a minute; slower callers are cut off. */
const slowCallers = {
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};
/** The rest of the process's memory is measured by `npm run bench -- memory`. */
const responseCacheBytes = 20 * 1024 * 1024;
/** Limits of how many orders are drawn as pictures. */
const usualPrintLimits = { perGuest: 10, perAddress: 60, perStaff: 300, perAccount: 500 };

/** Queries before an account is known have a share of their own, like an account's. */
const nobodys = "";

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, events, web } = deps;
  const proxies = parseNetworks(config.trustedProxies) ?? new BlockList();
  const isProxy = (address: string) => isInNetworks(proxies, address);
  const always = securityHeaders({
    assetsUrl: config.assetsUrl,
    scripts: web ? [web.files.firstScript, web.files.orderScript, web.files.offlineScript] : [],
  });
  const now = deps.now ?? (() => new Date());
  const cache = createResponseCache({
    maxBytes: responseCacheBytes,
    enabled: events !== undefined,
    securityHeaders: always,
    nowMs: () => now().getTime(),
    onFailure: (error) => app.log.error({ err: error }, "an answer could not be made smaller"),
  });
  events?.subscribe((heard) => {
    for (const { topic, accountId } of heard) {
      database.replica?.noteChange(accountId);
      if (topic === "content") cache.drop(accountId);
    }
  });
  database.replica?.noteListening();
  const traffic = createTraffic();
  const timeouts = deps.slowCallers ?? slowCallers;
  const securityLog = createSecurityLog(deps.logger);
  const failureLog = createFailureLog(deps.logger);
  let hasBegunToClose = false;
  const isClosing = () => hasBegunToClose;
  const closingPage = (asked: IncomingMessage) => web && closingDocument(web, asked);
  const headers = always;
  const parts = { cache, traffic, headers, timeouts, isClosing, closingPage, failureLog };
  const app = Fastify({
    serverFactory: (handler) => cachingServer({ ...parts, handler }),
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A malformed address is answered like an unknown one. No hook runs for it, so the headers are set here.
    clientErrorHandler: createAnswerUnread(always),
    frameworkErrors: (_, request, reply) => handleNotFound(request, reply.headers(always)),
    trustProxy: config.trustedProxies.length > 0 && isProxy,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate("securityLog", securityLog).decorate("failureLog", failureLog);
  app.decorate("configuredPort", config.port);
  app.decorateRequest("accountLabel", undefined);
  app.addHook("onClose", async () => {
    securityLog.flush();
    failureLog.flush();
  });
  app.removeContentTypeParser("text/plain");
  const callers = createCallers();
  const nameOf = (request: FastifyRequest) => callers.ofRequest(request).caller;
  readJsonBodies(app, { receive: createReceiving(), nameOf });
  boundConnections(app, { limits: deps.connectionLimits, isProxy });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);

  const streams =
    events &&
    createEventStreams({
      database,
      events,
      logger: deps.logger,
      now,
      listJobs,
      settings: deps.liveSettings,
    });
  app.addHook("preClose", async () => void (hasBegunToClose = true));
  // Streams and waiting printers end only when told to, so this comes before the server waits for open requests.
  app.addHook("preClose", async () => streams?.close());
  const waits = createJobWaits(events, deps.printRecheckMs);
  app.addHook("preClose", async () => waits.close());
  traffic.watch(app);
  addSecurityHeaders(app, always);
  const share = createFairShare(deps.shareLimits ?? concurrencyLimits.transactions);
  const runQueued: RunQueued = (caller, ask) => share({ accountId: nobodys, caller }, ask);
  const hosts = createHostLookup({ database, baseDomain: config.baseDomain, runQueued });
  const { findAccountId } = hosts;
  events?.subscribe((heard) => {
    for (const event of heard) if (event.topic === "content") hosts.doubt(event.accountId);
  });
  await addCors(app, findAccountId);
  const { dataDir, metricsFrom } = config;
  serveProbes(app, { database, dataDir, traffic, cache, streams, metricsFrom });
  serveApiDocs(app);
  const mountDeps = {
    database,
    findAccountId,
    now,
    wake: () => events?.wake(),
    cache,
    share,
    callers,
    bodies: createConcurrencyLimit("bodies", concurrencyLimits.bodies),
    bodiesOfStaff: createConcurrencyLimit("bodiesOfStaff", concurrencyLimits.bodiesOfStaff),
    rejections: createRejectionCache(),
  };
  const { uploadLimits = usualUploadLimits } = deps;
  const rateLimits = createRateLimits({
    ordersPerMinute: config.ordersPerMinute,
    prints: deps.printLimits ?? usualPrintLimits,
    uploadsPerHour: uploadLimits.perHour,
  });
  // Wrong passwords count together wherever one is asked for.
  const guesses = createGuesses(rateLimits);
  const checkCredentials = createCheckCredentials(guesses);
  const withApproval = createWithApproval(checkCredentials);
  const { pictures } = assetPlaces(config);
  const uploadPlaces = { assetsDir: join(dataDir, "assets"), pictures };
  const serve = <C extends Contract>(contract: C, handlers: Handlers<C>) =>
    mount(app, contract, handlers, mountDeps);
  serve(api.account, accountHandlers());
  serve(api.services, servicesHandlers());
  serve(api.areas, areasHandlers());
  serve(api.stations, stationHandlers());
  serve(api.printers, printerHandlers());
  serve(api.printJobs, printJobHandlers());
  serve(api.qr, qrHandlers(rateLimits, pictures));
  serve(api.printedMenu, printedMenuHandlers(rateLimits, pictures));
  serve(api.content, contentHandlers());
  const suggesting = { translator: config.translator, limit: rateLimits.suggestions };
  serve(api.translations, translationHandlers(suggesting));
  // Forms are read only by the routes that take files.
  await app.register(async (scope) => {
    await scope.register(multipart);
    mount(scope, api.uploads, uploadHandlers(uploadPlaces, rateLimits, uploadLimits), mountDeps);
  });
  serve(api.auth, authHandlers(checkCredentials));
  serve(api.staff, staffHandlers(guesses));
  serve(api.tables, tableHandlers(rateLimits));
  serve(api.sheets, sheetHandlers(withApproval));
  serve(api.bills, billHandlers());
  serve(api.ratings, ratingHandlers(rateLimits));
  serve(api.reports, reportHandlers(rateLimits));
  serve(api.cash, cashHandlers(withApproval));
  serve(api.live, liveHandlers(streams, rateLimits));
  const pushKey = config.push?.publicKey;
  serve(api.orders, orderHandlers(rateLimits, withApproval, pushKey));
  const { assetsUrl, providerUrl } = config;
  serve(api.orderPage, orderPageHandlers({ web, assetsUrl, providerUrl, pushKey }));
  serve(api.orderSharing, orderSharingHandlers(rateLimits));
  const push = config.push && createPushService(config.push);
  if (push && events) {
    const stop = startPushSender({ database, service: push, now, events, logger: deps.logger });
    app.addHook("preClose", async () => stop());
  }
  serve(api.push, pushHandlers(push));
  serve(api.orderLines, orderLineHandlers(withApproval));
  serve(api.kitchen, kitchenHandlers());
  serve(api.address, addressHandlers({ limits: rateLimits, urls: config.cepUrls, now }));
  const prints = openPrintFolder({ ...config, now });
  serve(api.printing, printingHandlers(prints, rateLimits));
  const { personalDataDays } = config;
  serve(api.privacy, privacyHandlers({ personalDataDays, prints, limits: rateLimits }));
  const quiet = createQuietPrinters(events);
  await servePrinters(app, { ...mountDeps, limits: rateLimits, waits, quiet });
  servePrints(app, prints);
  serveAssets(app, pictures);
  if (web) {
    const { baseDomain } = config;
    await registerPages(app, {
      web,
      findAccountId,
      content: createPublicContent({ database, share, cache, now }),
      cache,
      baseDomain,
      assetsUrl,
      assets: config,
      providerUrl,
      findDemoLabel: async (caller) => {
        const found = await runQueued(caller, () => findDemoAccount(database, pizzaria));
        return found === undefined ? undefined : pizzaria.label;
      },
      personalDataDays,
      now,
    });
  }
  return app;
}

/** Requests for public bytes are answered before the framework sees them; slow callers are cut off. */
function cachingServer(parts: CachingServerParts): Server {
  const { cache, traffic, headers, timeouts, isClosing, closingPage, failureLog, handler } = parts;
  const options: ServerOptions = {
    ...timeouts,
    // A repeated header is joined, so that a host sent twice names no account: a proxy in between may have read the
    // other one.
    joinDuplicateHeaders: true,
    // Most requests have no body, and waiting for the end of a missing body takes as long as the rest of the request.
    optimizeEmptyRequests: true,
  };
  return createServer(options, (request, response) => {
    if (serveCached(cache, request, response)) traffic.countCached();
    else if (isClosing()) {
      failureLog.note(new Error("The server is closing"), { isDefect: false, status: 503 });
      answerClosing(headers, response, closingPage(request));
    } else handler(request, response);
  });
}
