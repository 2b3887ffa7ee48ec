import { createHmac, randomBytes } from "node:crypto";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { RefusalCode } from "../../../contract/errors.ts";
import { createBoundedLog } from "./bounded-log.ts";
import { callerAddress } from "./caller-address.ts";
import type { Refused } from "../refused.ts";

declare module "fastify" {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
  interface FastifyRequest {
    /** The label of the account that the call is about, once it is known. */
    accountLabel: string | undefined;
  }
  interface FastifyContextConfig {
    /** Only staff may call. */
    isForStaff?: boolean;
  }
}

/** Names from OWASP's logging vocabulary. */
type SecurityEvent =
  | "authn_login_fail"
  | "authn_login_lock"
  | "authn_password_change_fail"
  | "authn_token_reuse"
  | "authz_fail"
  | "excess_rate_limit_exceeded";

type Noted = { address: string } & Record<string, string | undefined>;

export type SecurityLog = {
  note(event: SecurityEvent, of: Noted): void;
  /** Notes a refused call, if it is of interest here. */
  noteRefusal(refused: Refused, request: FastifyRequest): void;
  noteCall(event: SecurityEvent, request: FastifyRequest): void;
  /** Writes the held lines before the log ends. */
  flush(): void;
};

const bounds = { perOrigin: 10, altogether: 200 };

const eventsOfCodes: Partial<Record<RefusalCode, SecurityEvent>> = {
  "Invalid Credentials": "authn_login_fail",
  invalid_security_key: "authn_password_change_fail",
  access_denied: "authz_fail",
};

/**
 * Logs attempts to get in, without login, address or name. A keyed hash stands for the address, so that lines of one
 * process can be matched. The key is the process's own and stored nowhere, so that nobody finds the address by trying.
 */
export function createSecurityLog(logger: FastifyBaseLogger): SecurityLog {
  const lines = logger.child({ security: true });
  const key = randomBytes(32);
  const hashOf = (address: string) =>
    createHmac("sha256", key).update(address).digest("hex").slice(0, 16);
  const bounded = createBoundedLog(bounds, (event, unwritten) =>
    lines.warn({ event, unwritten }, `${event}: more of the same in the last minute`),
  );

  const note: SecurityLog["note"] = (event, { address, ...of }) => {
    const from = hashOf(address);
    const write = () => lines.warn({ event, ...of, from }, event);
    bounded.note(event, { from: `${from} ${of["account"]}`, write });
  };
  const ofCall = (request: FastifyRequest) => ({
    address: callerAddress(request.ip),
    account: request.accountLabel,
    method: request.method,
    route: request.routeOptions.url,
  });
  return {
    note,
    noteCall: (event, request) => note(event, ofCall(request)),
    noteRefusal(refused, request) {
      const event = eventOf(refused, request);
      if (event === undefined) return;
      const { limit } = refused.detail;
      note(event, { ...ofCall(request), code: refused.code, ...(limit ? { limit } : {}) });
    },
    flush: bounded.flush,
  };
}

function eventOf({ code, detail }: Refused, request: FastifyRequest): SecurityEvent | undefined {
  if (detail.limit !== undefined)
    return detail.limit.startsWith("passwords") ? "authn_login_lock" : "excess_rate_limit_exceeded";
  const hasToken = request.headers.authorization !== undefined;
  // A session that is over is not an event. A call for staff's data without a token is one.
  if ((code === "session_expired" || code === "auth_required") && !hasToken)
    return request.routeOptions.config.isForStaff ? "authz_fail" : undefined;
  return eventsOfCodes[code];
}
