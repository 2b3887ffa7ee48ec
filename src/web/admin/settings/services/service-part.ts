import type { TypedService } from "./service-form.ts";

/** The props of each part of a service. */
export type ServicePartProps = {
  typed: TypedService;
  /** By the path within the service: "hours.0.start". */
  errorOf: (path: string) => string | undefined;
  onChange: (typed: TypedService) => void;
};

/** The problem with the start or the length of an interval; a problem with all of it stands at its start. */
export function intervalError(
  errorOf: ServicePartProps["errorOf"],
  path: string,
  part: "start" | "minutes",
): string | undefined {
  return errorOf(`${path}.${part}`) ?? (part === "start" ? errorOf(path) : undefined);
}
