import type { FastifyReply, FastifyRequest } from "fastify";
import { accountLookup } from "../../domain/host-name.ts";
import { callerAddress } from "../http/edge/caller-address.ts";
import { nobodysPage } from "./nobodys-page.ts";
import type { Web } from "./renderer.ts";
import { otherHostAddress } from "./other-host-address.ts";
import { sendNoSuchSite } from "./site.ts";

export type Installation = {
  baseDomain: string;
  /** The demo account's label while there is one: visitors of the bare base domain are sent there. An address asks. */
  findDemoLabel: (caller: string) => Promise<string | undefined>;
};

/** The bare base domain has a front page or leads to the demo; any other host without an account has nothing. */
export async function serveNobodysHost(
  request: FastifyRequest,
  reply: FastifyReply,
  { baseDomain, findDemoLabel, web }: Installation & { web: Web },
): Promise<FastifyReply> {
  if (accountLookup(request.host, baseDomain)?.kind === "base") {
    const demoLabel = await findDemoLabel(callerAddress(request.ip));
    if (demoLabel !== undefined) {
      const here = `${request.protocol}://${request.host}`;
      return reply.redirect(otherHostAddress(`${demoLabel}.${baseDomain}`, here), 302);
    }
    if (request.url === "/")
      return reply.type("text/html; charset=utf-8").send(nobodysPage(web, "front"));
  }
  return sendNoSuchSite(reply, web);
}
