import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useApi } from "../api/api.ts";
import { frameText } from "../text/frame-dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { useSessionChange } from "./use-session-change.ts";

/** Ends the session and leads to another page; without a network at least this browser forgets it. */
export function useSignOut(next: "/home" | "/auth/login" = "/home") {
  const api = useApi();
  const session = useSessionChange();
  const show = useToast();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => api.auth.logout(),
    onError: () => show({ text: frameText.access.signOutFailed, tone: "warn" }),
    onSettled() {
      navigate(next);
      session.end();
    },
    meta: { blocks: true },
  });
}
