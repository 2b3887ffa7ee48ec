/**
 * Methods and paths of calls: all that a caller needs of the contract at run time. The schemas stay with the server, so
 * browsers load none of them.
 */
export const contentWire = {
  home: { method: "GET", path: "content/home" },
  menu: { method: "GET", path: "content/menu" },
  saveCategory: { method: "POST", path: "content/menu/category" },
  saveItem: { method: "POST", path: "content/menu/item" },
  setActive: { method: "PUT", path: "content/{id}/active" },
  setNavHide: { method: "PUT", path: "content/{id}/navHide" },
  setSoldOut: { method: "PUT", path: "content/{id}/soldOut" },
  stock: { method: "GET", path: "content/stock" },
  setStock: { method: "PUT", path: "content/{id}/stock" },
  sort: { method: "PUT", path: "content/sort" },
  replaceCategory: { method: "PUT", path: "content/replaceCategory" },
  removeCategory: { method: "DELETE", path: "content/menu/category/{id}" },
  removeItem: { method: "DELETE", path: "content/menu/item/{id}" },
  restore: { method: "POST", path: "content/{id}/restore" },
  copy: { method: "POST", path: "content/{id}/copy" },
  saveValues: { method: "PUT", path: "content/bulk" },
  saveIcon: { method: "POST", path: "content/menu/icon" },
  removeIcon: { method: "DELETE", path: "content/menu/icon/{id}" },
} as const;

export const authWire = {
  login: { method: "POST", path: "auth/login" },
  check: { method: "GET", path: "auth/check" },
  logout: { method: "POST", path: "auth/logout" },
  accessToken: { method: "POST", path: "auth/access-token" },
} as const;

export const accountWire = {
  save: { method: "PUT", path: "account" },
  history: { method: "GET", path: "account/history" },
} as const;

export const servicesWire = {
  get: { method: "GET", path: "account/services" },
  save: { method: "PUT", path: "account/services" },
  pause: { method: "PUT", path: "account/services/{service}/pause" },
} as const;

export const areasWire = {
  get: { method: "GET", path: "account/areas" },
  save: { method: "PUT", path: "account/areas" },
} as const;

export const stationsWire = {
  get: { method: "GET", path: "account/stations" },
  save: { method: "PUT", path: "account/stations" },
} as const;

export const printersWire = {
  list: { method: "GET", path: "account/printers" },
  add: { method: "POST", path: "account/printers" },
  save: { method: "PUT", path: "account/printers/{id}" },
  remove: { method: "DELETE", path: "account/printers/{id}" },
} as const;

export const printJobsWire = {
  list: { method: "GET", path: "print/jobs" },
  print: { method: "POST", path: "print/jobs" },
  retry: { method: "POST", path: "print/jobs/{id}/retry" },
  dismiss: { method: "DELETE", path: "print/jobs/{id}" },
  claim: { method: "POST", path: "print/jobs/claim" },
  report: { method: "PUT", path: "print/jobs/{id}" },
} as const;

export const uploadsWire = {
  add: { method: "POST", path: "uploads", multipart: true },
} as const;

export const qrWire = {
  pdf: { method: "GET", path: "account/qr/pdf" },
  sheets: { method: "POST", path: "account/qr/sheets" },
} as const;

export const printedMenuWire = {
  draw: { method: "POST", path: "account/menu/pdf" },
} as const;

export const staffWire = {
  users: { method: "GET", path: "accountUsers" },
  addUser: { method: "POST", path: "accountUsers" },
  saveUser: { method: "PUT", path: "accountUsers/{id}" },
  removeUser: { method: "DELETE", path: "accountUsers/{id}" },
  changePassword: { method: "PUT", path: "accountUsers/change-password" },
  pin: { method: "GET", path: "accountUsers/pin" },
  setPin: { method: "PUT", path: "accountUsers/pin" },
} as const;

export const ordersWire = {
  quote: { method: "POST", path: "order/quote" },
  place: { method: "POST", path: "order" },
  caller: { method: "POST", path: "order/caller" },
  list: { method: "GET", path: "order" },
  get: { method: "GET", path: "order/{hash}" },
  accept: { method: "PUT", path: "order/{hash}/accept" },
  refuse: { method: "PUT", path: "order/{hash}/refuse" },
  promise: { method: "PUT", path: "order/{hash}/promised" },
  markReady: { method: "PUT", path: "order/{hash}/ready" },
  pix: { method: "GET", path: "order/{hash}/pix" },
  markPrinted: { method: "PUT", path: "order/{hash}/printed/{layout}" },
  setStatus: { method: "PUT", path: "order/{hash}/status/{statusId}" },
  pay: { method: "POST", path: "order/{hash}/pay" },
  refund: { method: "POST", path: "order/{hash}/refund" },
} as const;

export const orderLinesWire = {
  edit: { method: "POST", path: "order/{hash}/lines" },
  cancel: { method: "POST", path: "order/{hash}/lines/{line}/cancel" },
} as const;

export const kitchenWire = {
  tickets: { method: "GET", path: "kitchen/tickets" },
  setLines: { method: "PUT", path: "kitchen/tickets/{hash}/lines" },
  recall: { method: "POST", path: "kitchen/tickets/{hash}/recall" },
  markSeen: { method: "PUT", path: "kitchen/tickets/{hash}/seen" },
} as const;

export const printingWire = {
  print: { method: "POST", path: "order/print" },
} as const;

export const addressWire = {
  find: { method: "GET", path: "address/{cep}" },
} as const;

export const ratingsWire = {
  rate: { method: "POST", path: "content/rate" },
  list: { method: "GET", path: "content/rate" },
} as const;

export const privacyWire = {
  notice: { method: "GET", path: "privacy/notice" },
  mine: { method: "GET", path: "privacy/mine" },
  erase: { method: "DELETE", path: "privacy/mine" },
} as const;

export const tablesWire = {
  list: { method: "GET", path: "account/locations" },
  requestService: { method: "POST", path: "account/locations/service-request" },
  setAddressed: { method: "PUT", path: "account/locations/{id}/addressed" },
  renewKey: { method: "PUT", path: "account/locations/{id}/key" },
  keyRenewals: { method: "GET", path: "account/locations/keys" },
} as const;

export const liveWire = {
  orders: { method: "GET", path: "order/events" },
} as const;

export const sheetsWire = {
  open: { method: "POST", path: "order/sheet" },
  get: { method: "GET", path: "order/sheet/{hash}" },
  pay: { method: "POST", path: "order/sheet/{hash}/pay" },
  refund: { method: "POST", path: "order/sheet/{hash}/refund" },
  pix: { method: "GET", path: "order/sheet/{hash}/pix" },
  close: { method: "POST", path: "order/sheet/{hash}/close" },
  listClosed: { method: "GET", path: "order/sheet" },
  rename: { method: "POST", path: "order/sheet/{hash}/rename" },
  move: { method: "POST", path: "order/sheet/{hash}/move" },
  merge: { method: "POST", path: "order/sheet/{hash}/merge" },
  pass: { method: "POST", path: "order/sheet/{hash}/pass" },
  reopen: { method: "POST", path: "order/sheet/{hash}/reopen" },
} as const;

export const reportsWire = {
  sales: { method: "GET", path: "reports/sales" },
  salesFile: { method: "GET", path: "reports/sales.csv" },
  operation: { method: "GET", path: "reports/operation" },
  day: { method: "GET", path: "reports/day" },
  dayFile: { method: "GET", path: "reports/day.csv" },
  closeDay: { method: "POST", path: "reports/day/close" },
} as const;

export const translationsWire = {
  list: { method: "GET", path: "translations" },
  save: { method: "PUT", path: "translations" },
  suggest: { method: "POST", path: "translations/suggestions" },
} as const;
