import { pino, type Logger } from "pino";

/** Lines of JSON on standard output. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: describeError } });
}

/**
 * An error without whatever else was hung on it: those of the database carry the connection, and rows of guests in
 * their details.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return {
    type: error.name,
    message: error.message,
    ...("code" in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
