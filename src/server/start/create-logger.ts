import { pino, type DestinationStream, type Logger } from "pino";

/** Logs lines of JSON to `destination`, or to standard output. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  // Headers of requests carry tokens and are never logged, whatever part of the program logs the request.
  const redact = { paths: ["headers", "*.headers"], remove: true };
  return pino({ level, serializers: { err: describeError }, redact }, destination);
}

/** SQLSTATE of class 22. */
const dataException = /^22[0-9A-Z]{3}$/;

/**
 * Keeps an error's type, message, code, stack and cause alone: database errors carry the connection, and rows of guests
 * in their details.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? { code: error.code } : {};
  // The database quotes the value that it could not read, which somebody wrote.
  const isQuoting = typeof code.code === "string" && dataException.test(code.code);
  const message = isQuoting ? "the database could not read a value" : error.message;
  return {
    type: error.name,
    message,
    ...code,
    stack: isQuoting ? error.stack?.replace(error.message, message) : error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
