import type { movesText } from "../moves-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of moves-dictionary.ts in Spanish. */
export const moves: Translated<typeof movesText> = {
  menu: "Acciones de la cuenta",
  rename: "Renombrar",
  move: "Cambiar de mesa",
  merge: "Unir con otra cuenta",
  pass: "Pasar productos",
  back: "Volver",
  save: "Guardar nombre",
  name: "Nombre de la cuenta",
  nameHint: "En blanco, lleva el número de la mesa.",
  renamed: "Nombre de la cuenta guardado.",

  toWhichTable: "¿A qué mesa?",
  table: (number, state) => `Mesa ${number}, ${state}`,
  moved: (number) => `La cuenta ahora está en la mesa ${number}.`,
  taken: (number) => `La mesa ${number} ya tiene una cuenta abierta.`,
  takenHint: "Una las dos, o elija otra mesa.",
  mergeInstead: "Unir las dos",

  withWhich: "¿Con qué cuenta?",
  withWhichOf: (number) => `¿Qué cuenta de la mesa ${number}?`,
  noOthers: "No hay otra cuenta abierta.",
  noOthersHere: "Esta mesa no tiene otra cuenta abierta. Abra una con el botón +.",
  mergeQuestion: (from, into) => `¿Unir ${from} con ${into}?`,
  mergeHint: "Los pedidos y los pagos pasan a ella, y esta se cierra.",
  merged: (into) => `Las cuentas se unieron: ${into}.`,

  passWhat: "¿Qué pasa a otra cuenta?",
  nothingToPass: "Esta cuenta no tiene productos para pasar.",
  chooseFirst: "Elija al menos un producto.",
  chosen: (count) => (count === 1 ? "1 producto elegido" : `${count} productos elegidos`),
  of: (qty, most) => `${qty} de ${most}`,
  qtyOf: (title, number) => `${title}, pedido ${number}`,
  passAll: "Todo",
  next: "Elegir destino",
  tableTab: "Cuenta de la mesa",
  newTableTab: "Abrir la cuenta de la mesa",
  passed: (to) => `Productos pasados: ${to}.`,

  closedMeanwhile: "Una de las cuentas ya se cerró. Nada cambió.",
  changed: "La cuenta cambió en otro dispositivo. Revise e intente de nuevo.",
  mergeChangesTotal:
    "El servicio no se cobra igual en las dos: juntas, el total cambiaría. Cierre cada una por separado.",
  paidFor: "Lo que ya se pagó no pasa: reembolse antes.",

  closedTabs: "Cuentas cerradas",
  closedToday: "Cerradas hoy",
  search: "Mesa o nombre",
  noneClosed: "Ninguna cuenta se cerró hoy.",
  noneFound: "Ninguna cuenta cerrada hoy tiene esta mesa o este nombre.",
  moreClosed: "Hay otras, cerradas más temprano.",
  closedAt: (clock, by) =>
    by === null ? `cerrada a las ${clock}` : `cerrada a las ${clock} por ${by}`,

  reopen: "Reabrir cuenta",
  reopenReason: "¿Por qué reabrir?",
  reasonRequired: "Diga el motivo.",
  reopened: "La cuenta está abierta de nuevo.",
  reopenTaken: "La mesa ya tiene otra cuenta abierta. Cierre, mueva o una esa antes.",
  tooLate: "Una cuenta solo se reabre el mismo día.",
  approvalWhy: "Un administrador debe aprobar.",

  mergedInto: "Esta cuenta se unió con otra.",
  seeOther: "Ver la otra cuenta",

  bill: "Pidió la cuenta",
  tableAsksBill: (number) => `La mesa ${number} pidió la cuenta`,
  asksBill: "Esta mesa pidió la cuenta.",
};
