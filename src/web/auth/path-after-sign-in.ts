import type { SignedIn } from "../api/session.ts";

/** Admins edit the menu where guests read it; attendants have no part in that and go to the orders. */
export function pathAfterSignIn({ auth_group_level }: SignedIn): "/cardapio" | "/pedidos" {
  return auth_group_level === 1 ? "/cardapio" : "/pedidos";
}

/** An address made for one sign-in leads to the settings, where attendants have no part either. */
export function pathAfterAccessCode({ auth_group_level }: SignedIn): "/admin" | "/pedidos" {
  return auth_group_level === 1 ? "/admin" : "/pedidos";
}
