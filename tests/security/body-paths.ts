/** The path with the first key of each list and record for its marks; undefined where the example has no such place. */
export function concretePath(body: unknown, path: string[]): string[] | undefined {
  const [head, ...rest] = path;
  // A text that the example lacks can be added.
  if (head === undefined) return body === undefined || typeof body === "string" ? [] : undefined;
  if (typeof body !== "object" || body === null) return undefined;
  const key = head === "[]" || head === "{}" ? Object.keys(body)[0] : head;
  if (key === undefined) return undefined;
  const below = Object.entries(body).find(([name]) => name === key)?.[1];
  const found = concretePath(below, rest);
  return found && [key, ...found];
}

/** Undefined where the body has nothing there. */
export function valueAt(body: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    body,
  );
}

/** The body with another value at the path; `undefined` takes the field away when it is sent. */
export function withValue(
  body: unknown,
  { path, value }: { path: string[]; value: unknown },
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const below = withValue(valueAt(body, [key]), { path: rest, value });
  return Array.isArray(body)
    ? body.with(Number(key), below)
    : Object.assign({}, body, { [key]: below });
}
