import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { apiPrefix } from "../../contract/route.ts";
import { noteError, refusedHead, sendRefusal } from "../http/edge/error-handler.ts";
import type { NobodysPage, Web } from "./renderer.ts";
import { nobodysDocument, sendNobodysPage } from "./site.ts";

type PageRequest = Pick<IncomingMessage, "url" | "headers">;

/** Answers a caller who reads pages with one when theirs cannot be made, and any other caller with a plain refusal. */
export function createPageErrorHandler(web: Web) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = noteError(error, request, reply);
    const { code } = refused;
    if (readsPages(request) && isFailedPage(code))
      void sendNobodysPage(refusedHead(refused, reply), web, code);
    else sendRefusal(refused, reply);
  };
}

/** The document for whoever asks a closing server for a page; undefined for other callers. */
export function closingDocument(web: Web, asked: PageRequest): string | undefined {
  const isCall = asked.url?.startsWith(`${apiPrefix}/`) ?? false;
  return isCall || !readsPages(asked) ? undefined : nobodysDocument(web, "unavailable", asked);
}

const readsPages = ({ headers }: PageRequest) => headers.accept?.includes("text/html") ?? false;

function isFailedPage(code: string): code is NobodysPage {
  return ["unavailable", "too_many_requests", "default"].includes(code);
}
