/**
 * Method and path of every call: all of the contract that a caller needs at run time. The schemas stay with the server, so
 * browsers load none of them.
 */
export const contentWire = {
  home: { method: "GET", path: "content/home" },
  menu: { method: "GET", path: "content/menu" },
} as const;

export const authWire = {
  login: { method: "POST", path: "auth/login" },
  check: { method: "GET", path: "auth/check" },
  logout: { method: "POST", path: "auth/logout" },
  accessToken: { method: "POST", path: "auth/access-token" },
} as const;

export const staffWire = {
  changePassword: { method: "PUT", path: "accountUsers/change-password" },
} as const;

export const ordersWire = {
  place: { method: "POST", path: "order" },
  list: { method: "GET", path: "order" },
  get: { method: "GET", path: "order/{hash}" },
  setStatus: { method: "PUT", path: "order/{hash}/status/{statusId}" },
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

export const tablesWire = {
  list: { method: "GET", path: "account/locations" },
  requestService: { method: "POST", path: "account/locations/service-request" },
  setAddressed: { method: "PUT", path: "account/locations/{id}/addressed" },
} as const;
