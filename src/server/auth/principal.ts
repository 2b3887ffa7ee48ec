/** Who is asking, as the server knows them. */
export type Principal =
  | { kind: "nobody" }
  | { kind: "guest"; guestId: string; sessionId: string }
  | { kind: "attendant" | "admin"; userId: string; sessionId: string };

export function isStaff(principal: Principal): principal is Extract<Principal, { userId: string }> {
  return principal.kind === "attendant" || principal.kind === "admin";
}

export const groupLabels = { 1: "Administrador", 2: "Atendente" } as const;
