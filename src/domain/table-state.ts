/** 1 is occupied: a tab is open; 2 is free. */
export type TableStatusId = 1 | 2;

type Table = {
  service_request: boolean;
  addressed: boolean;
  status_id: TableStatusId;
  bill_requested_at: string | null;
};

const states = {
  calling: { key: "calling", tone: "warning", icon: "bell" },
  callingForBill: { key: "callingForBill", tone: "warning", icon: "receipt" },
  onTheWay: { key: "onTheWay", tone: "info", icon: "clock" },
  free: { key: "free", tone: "success", icon: "check" },
  bill: { key: "bill", tone: "danger", icon: "receipt" },
  occupied: { key: "occupied", tone: "danger", icon: "user" },
} as const;

/** The state that a table shows: never by its colour alone. */
export type TableState = (typeof states)[keyof typeof states];

/**
 * The most pressing state of a table: a guest's call comes first, then an attendant on the way, then whether it is
 * occupied. The order is the specification's. Asking for the bill is a call, and stays after it.
 */
export function tableState(table: Table): TableState {
  const { service_request, addressed, status_id, bill_requested_at } = table;
  const asksBill = bill_requested_at !== null;
  if (service_request) return asksBill ? states.callingForBill : states.calling;
  if (addressed) return states.onTheWay;
  if (asksBill) return states.bill;
  return status_id === 2 ? states.free : states.occupied;
}
