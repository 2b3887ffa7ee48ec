import { parse } from "regexparam";
import { matchRoute } from "wouter";
import type { QueryClient } from "@tanstack/react-query";
import { viewModes, type ViewMode } from "../domain/landing-path.ts";
import type { Api } from "./api/api.ts";
import { homeQuery, menuQuery } from "./content/queries.ts";
import { MenuPage } from "./menu/MenuPage.tsx";
import { privacyNoticeQuery } from "./privacy/queries.ts";
import { lazyPage, type PageComponent } from "./site/lazy-page.tsx";
import { text } from "./text/dictionary.ts";

/**
 * Every page: the path below the language prefix, what it shows, and what it needs to know first. Pages without
 * `load` are those of staff and of single guests: not rendered on the server, and not for search engines.
 */
export type PageRoute = {
  /** A wouter pattern. */
  pattern: string;
  /** The page's own name, for the browser's title; the first page is called as the account is. */
  title?: () => string;
  Page: PageComponent;
  load?: (queries: QueryClient, api: Api) => Promise<unknown>;
  /** Rendered on the server, but not for search engines. Only the server reads it. */
  isPrivate?: true;
};

const HomePage = lazyPage(() => import("./menu/HomePage.tsx"));
const AuthPage = lazyPage(() => import("./auth/SignInPage.tsx"));
const OrdersPage = lazyPage(() => import("./orders/OrdersPage.tsx"));
const NewOrderPage = lazyPage(() => import("./counter/NewOrderPage.tsx"));
const PrintPage = lazyPage(() => import("./orders/PrintPage.tsx"));
const BillPage = lazyPage(() => import("./orders/BillPage.tsx"));
const OrderPage = lazyPage(() => import("./orders/OrderPage.tsx"));
const AdminPage = lazyPage(() => import("./admin/AdminPage.tsx"));
const PriceTablePage = lazyPage(() => import("./admin/table/PriceTablePage.tsx"));
const TranslationsPage = lazyPage(() => import("./admin/translations/TranslationsPage.tsx"));
const PrivacyPage = lazyPage(() => import("./privacy/PrivacyPage.tsx"));
const TablesPage = lazyPage(() => import("./floor/TablesPage.tsx"));
const TabPage = lazyPage(() => import("./floor/TabPage.tsx"));
const KitchenPage = lazyPage(() => import("./kitchen/KitchenPage.tsx"));
const BoardPage = lazyPage(() => import("./kitchen/BoardPage.tsx"));
const ReportsPage = lazyPage(() => import("./reports/ReportsPage.tsx"));
const DayPage = lazyPage(() => import("./reports/DayPage.tsx"));
const NotFoundPage = lazyPage(() => import("./menu/NotFoundPage.tsx"));

function viewRoute(mode: ViewMode): PageRoute {
  if (mode === "home") {
    return {
      pattern: "/home",
      Page: HomePage,
      load: (queries, api) => Promise.all([queries.query(homeQuery(api)), HomePage.prepare()]),
    };
  }
  return {
    pattern: `/${mode}`,
    title: () => text.menu.heading,
    Page: () => <MenuPage mode={mode} />,
    load: (queries, api) => queries.query(menuQuery(api)),
  };
}

const pageRoutes: readonly PageRoute[] = [
  ...viewModes.map(viewRoute),
  { pattern: "/auth/login", title: () => text.header.signIn, Page: AuthPage },
  { pattern: "/pedidos", title: () => text.pages.orders, Page: OrdersPage },
  { pattern: "/pedidos/novo", title: () => text.pages.newOrder, Page: NewOrderPage },
  { pattern: "/pedidos/:hash/imprimir", title: () => text.pages.orders, Page: PrintPage },
  { pattern: "/pedidos/:hash", title: () => text.pages.orders, Page: OrderPage },
  { pattern: "/acompanhar/:key", title: () => text.pages.orders, Page: OrderPage },
  { pattern: "/cozinha", title: () => text.pages.kitchen, Page: KitchenPage },
  { pattern: "/painel", title: () => text.pages.board, Page: BoardPage },
  { pattern: "/pedido-mesa", title: () => text.pages.tables, Page: TablesPage },
  { pattern: "/pedido-mesa/:hash/conta", title: () => text.pages.tables, Page: BillPage },
  { pattern: "/pedido-mesa/:hash", title: () => text.pages.tables, Page: TabPage },
  { pattern: "/fechamento", title: () => text.pages.day, Page: DayPage },
  { pattern: "/relatorios", title: () => text.pages.reports, Page: ReportsPage },
  {
    pattern: "/privacidade",
    title: () => text.pages.privacy,
    Page: PrivacyPage,
    load: (queries, api) =>
      Promise.all([
        queries.query(homeQuery(api)),
        queries.query(privacyNoticeQuery(api)),
        PrivacyPage.prepare(),
      ]),
    ...(import.meta.env.SSR && { isPrivate: true }),
  },
  { pattern: "/tabela-de-precos", title: () => text.pages.priceTable, Page: PriceTablePage },
  { pattern: "/admin/traducoes", title: () => text.pages.translations, Page: TranslationsPage },
  { pattern: "/admin", title: () => text.header.admin, Page: AdminPage },
];

/** The page for addresses without one. */
export const notFoundRoute: PageRoute = {
  pattern: "*",
  title: () => text.states.notFoundTitle,
  Page: NotFoundPage,
  load: (queries, api) => Promise.all([queries.query(homeQuery(api)), NotFoundPage.prepare()]),
};

/** The page of a path without its language prefix. */
export function findRoute(path: string): PageRoute | undefined {
  return pageRoutes.find(({ pattern }) => matchRoute(parse, pattern, path)[0]);
}
