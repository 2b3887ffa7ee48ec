/** A body as a browser sends it: JSON, or a form where the call takes one. */
export async function payloadOf({
  body,
  multipart,
}: {
  body?: unknown;
  multipart?: true | undefined;
}): Promise<{
  type?: string;
  payload?: string | Buffer;
}> {
  if (body === undefined) return {};
  if (!multipart) return { type: "application/json", payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  const encoded = new Response(form);
  return {
    type: encoded.headers.get("content-type") ?? "",
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
