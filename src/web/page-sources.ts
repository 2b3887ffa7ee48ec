/** Shows and rings what waits, on every page. Pages that guests open as well must not name it. */
const staffWatch = "src/web/orders/arrivals/StaffWatch.tsx";

/**
 * The source files of lazy pages, by the pages' patterns. The document names the files that they import: otherwise a
 * browser would learn of some fifty files only when the page's own has come. Only the server uses this.
 */
export const pageSources: Readonly<Record<string, readonly string[]>> = {
  "/auth/login": ["src/web/auth/SignInPage.tsx"],
  "/pedidos": ["src/web/orders/OrdersPage.tsx"],
  "/pedidos/novo": ["src/web/counter/NewOrderPage.tsx", staffWatch],
  "/pedidos/:hash/imprimir": ["src/web/orders/PrintPage.tsx"],
  "/pedidos/:hash": ["src/web/orders/OrderPage.tsx"],
  "/acompanhar/:key": ["src/web/orders/shared/SharedOrderPage.tsx"],
  "/cozinha": ["src/web/kitchen/KitchenPage.tsx", staffWatch],
  "/painel": ["src/web/kitchen/BoardPage.tsx"],
  "/pedido-mesa": ["src/web/floor/TablesPage.tsx", staffWatch],
  "/pedido-mesa/:hash/conta": ["src/web/orders/BillPage.tsx"],
  "/pedido-mesa/:hash": ["src/web/floor/TabPage.tsx", staffWatch],
  "/fechamento": ["src/web/reports/DayPage.tsx", staffWatch],
  "/relatorios": ["src/web/reports/ReportsPage.tsx", staffWatch],
  "/privacidade": ["src/web/privacy/PrivacyPage.tsx"],
  "/tabela-de-precos": ["src/web/admin/table/PriceTablePage.tsx", staffWatch],
  "/admin/traducoes": ["src/web/admin/translations/TranslationsPage.tsx", staffWatch],
  "/admin": ["src/web/admin/AdminPage.tsx", staffWatch],
};
