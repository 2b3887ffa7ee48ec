/** 1 is occupied: a tab is open; 2 is free. */
export type TableStatusId = 1 | 2;

type Table = { service_request: boolean; addressed: boolean; status_id: TableStatusId };

const states = {
  calling: { tone: "warning", word: "Chamando", icon: "bell" },
  onTheWay: { tone: "info", word: "Atendimento a caminho", icon: "clock" },
  free: { tone: "success", word: "Livre", icon: "check" },
  occupied: { tone: "danger", word: "Ocupada", icon: "user" },
} as const;

/** How a table is shown: never by its colour alone. */
export type TableState = (typeof states)[keyof typeof states];

/**
 * The state that stands out of a table: a guest's call comes first, then an attendant on the way, then whether it is
 * occupied. The order is the specification's.
 */
export function tableState({ service_request, addressed, status_id }: Table): TableState {
  if (service_request) return states.calling;
  if (addressed) return states.onTheWay;
  return status_id === 2 ? states.free : states.occupied;
}
