import { routeAddress, type Wire } from "../../contract/route.ts";
import { identity } from "../api/transport.ts";

/** Fetches a table for spreadsheets and hands it to the browser to keep; throws where it does not come. */
export async function saveFile(
  route: Wire,
  { query, name }: { query: Record<string, string>; name: string },
): Promise<void> {
  const answer = await fetch(routeAddress(route, { query }), {
    headers: identity(),
    credentials: "omit",
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
