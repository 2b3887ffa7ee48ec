import { linkKind, type LinkKind } from "../../../domain/link-kind.ts";
import { parseSitePath } from "../../../domain/site-path.ts";
import { Drawing, Icon, type IconName } from "../../ui/icons.tsx";

const frame = "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8";
/** Drawings of services, on the same grid as the other icons. */
const paths: Partial<Record<LinkKind, string>> = {
  instagram: `${frame}A4.5 4.5 0 0 1 8 3.5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16.8 7.2v.1`,
  facebook: `${frame}A4.5 4.5 0 0 1 8 3.5zM15.5 8.5h-1a1.7 1.7 0 0 0-1.7 1.7v10M10.5 13h4.5`,
  youtube:
    "M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.3 9.2v5.6l4.7-2.8z",
  tiktok: "M13.5 3.5v12.2a3.8 3.8 0 1 1-3.8-3.8M13.5 3.5a5 5 0 0 0 5 5",
  ifood: "M7 3.5v6a2.5 2.5 0 0 0 5 0v-6M9.5 3.5v17M16.5 20.5v-7h-2V8c0-2.5 1-4 2-4.5z",
  mail: "M3.5 6h17v12.5h-17zM3.5 7l8.5 6 8.5-6",
};
const home = "M3.5 11.5 12 4l8.5 7.5M6 10v10h4.5v-6h3v6H18V10";
const book =
  "M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20";
const table = "M3.5 9h17M6 9l-1.5 10M18 9l1.5 10M7 5.5h10";
const chart = "M4.5 20h15M7 16.5v-5M12 16.5V5M17 16.5v-8";

const services: Partial<Record<LinkKind, IconName>> = {
  whatsapp: "chat",
  maps: "pin",
  phone: "phone",
};

const pages: Record<string, IconName> = {
  "/delivery": "cart",
  "/easy-order": "bell",
  "/admin": "pencil",
  "/pedidos": "receipt",
  "/cozinha": "pot",
  "/auth/login": "user",
};
const pagePaths: Record<string, string> = {
  "/home": home,
  "/pedido-mesa": table,
  "/fechamento": chart,
  "/relatorios": chart,
};

/** A drawing for the target of a link of the site or of the account. */
export function LinkIcon({ href }: { href: string }) {
  const kind = linkKind(href);
  if (kind) {
    const path = paths[kind];
    return path === undefined ? <Icon name={services[kind] ?? "globe"} /> : <Drawing path={path} />;
  }
  const page = parseSitePath(href)?.path;
  if (page === undefined) return <Icon name="globe" />;
  const name = pages[page];
  return name ? <Icon name={name} /> : <Drawing path={pagePaths[page] ?? book} />;
}
