/**
 * The source files of lazy pages, by the pages' patterns. The document names the files that they import: otherwise a
 * browser would learn of some fifty files only when the page's own has come. Only the server uses this.
 */
export const pageSources: Readonly<Record<string, string>> = {
  "/auth/login": "src/web/auth/SignInPage.tsx",
  "/pedidos": "src/web/orders/OrdersPage.tsx",
  "/pedidos/novo": "src/web/counter/NewOrderPage.tsx",
  "/pedidos/:hash": "src/web/orders/OrderPage.tsx",
  "/acompanhar/:key": "src/web/orders/shared/SharedOrderPage.tsx",
  "/cozinha": "src/web/kitchen/KitchenPage.tsx",
  "/painel": "src/web/kitchen/BoardPage.tsx",
  "/pedido-mesa": "src/web/floor/TablesPage.tsx",
  "/pedido-mesa/:hash": "src/web/floor/TabPage.tsx",
  "/fechamento": "src/web/reports/DayPage.tsx",
  "/relatorios": "src/web/reports/ReportsPage.tsx",
  "/privacidade": "src/web/privacy/PrivacyPage.tsx",
};
