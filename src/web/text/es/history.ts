import type { historyText } from "../history-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const history: Translated<typeof historyText> = {
  heading: "Historial",
  nothing: "Nada todavía.",
  by: (name) => `por ${name}`,
  approvedBy: (name) => `aprobado por ${name}`,
  unknown: "Cambio",

  placed: "Pedido hecho",
  accepted: "Aceptado",
  ready: "Listo",
  notReady: "De vuelta en la cocina",
  lineCancelled: (what) => `Cancelado: ${what}`,
  linePassed: (what) => `Pasado a otra cuenta: ${what}`,
  linesAdded: (what) => `Agregado: ${what}`,
  opened: "Cuenta abierta",
  closed: "Cuenta cerrada",
  paid: (amount) => `Pago: ${amount}`,
  refunded: (amount) => `Reembolso: ${amount}`,
  promised: (time) => `Horario prometido: ${time}`,
  renamed: "Cuenta renombrada",
  moved: (from, to) => `Cambió: Mesa ${from} → Mesa ${to}`,
  merged: (from, to) => `Unida: Mesa ${from} → Mesa ${to}`,
  passed: (from, to) => `Productos pasados: Mesa ${from} → Mesa ${to}`,
  reopened: "Cuenta reabierta",
  reopenedFor: (reason) => `Cuenta reabierta: ${reason}`,
  serviceWaived: (from, to) => `Servicio: ${from} → ${to}`,
  pricesChanged: (count) => (count === 1 ? "Precios: 1 producto" : `Precios: ${count} productos`),
  keyRenewed: (table) => `Clave del código de la mesa ${table} renovada`,
  settingsChanged: "Configuración guardada",
  servicesChanged: "Servicios y horarios guardados",
};
