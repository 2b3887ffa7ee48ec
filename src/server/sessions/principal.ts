export type Principal =
  | { kind: "nobody" }
  | { kind: "guest"; guestId: string; sessionId: string }
  | { kind: "attendant" | "admin"; userId: string; sessionId: string };

export type StaffPrincipal = Extract<Principal, { userId: string }>;

export function isStaff(principal: Principal): principal is StaffPrincipal {
  return principal.kind === "attendant" || principal.kind === "admin";
}

export const groupLabels = { 1: "Administrador", 2: "Atendente" } as const;

/** The member of staff who asks; null for anybody else. */
export function userIdOf({ principal }: { principal: Principal }): string | null {
  return isStaff(principal) ? principal.userId : null;
}
