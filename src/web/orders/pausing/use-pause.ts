import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../contract/account.ts";
import type { Service } from "../../../domain/service.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { serverNow } from "../../services/server-clock.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { pausingText } from "../../text/pausing-dictionary.ts";
import { sideBySide } from "../../text/joined.ts";
import { useToast } from "../../ui/Toast.tsx";

const words = pausingText.pause;

type Pausing = {
  services: readonly Service[];
  /** Null opens again. */
  minutes: number | null;
  reason?: string;
};

/** Pauses services or opens them again. This screen shows it at once, and others at their next fetch. */
export function usePause() {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: ({ services, minutes, reason = "" }: Pausing) =>
      Promise.all(
        services.map((service) =>
          api.services.pause({
            params: { service },
            body: { minutes, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) },
          }),
        ),
      ),
    onSuccess(_, pausing) {
      queries.setQueryData(
        homeQuery(api).queryKey,
        (home) => home && { ...home, account: withPause(home.account, pausing, serverNow()) },
      );
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      const { services, minutes } = pausing;
      const said = minutes === null ? words.reopened : words.paused;
      show({ text: said(serviceNames(services)), tone: "ok" });
    },
    onError(error, { services }) {
      show({ text: words.failed(serviceNames(services), refusalText(error)), tone: "danger" });
      // Some of the services may have changed before one was refused.
      void queries.invalidateQueries({ queryKey: homeQuery(api).queryKey });
    },
  });
}

function serviceNames(services: readonly Service[]): string {
  return sideBySide(services.map((service) => pauseText.names[service]));
}

function withPause(account: Account, { services, minutes, reason }: Pausing, nowMs: number) {
  const changed = services.map((service) => {
    const { paused_until: _until, pause_reason: _reason, ...rest } = account.services[service];
    const pause =
      minutes === null
        ? {}
        : {
            paused_until: new Date(nowMs + minutes * 60_000).toISOString(),
            ...(reason ? { pause_reason: reason } : {}),
          };
    return [service, { ...rest, ...pause }];
  });
  return { ...account, services: { ...account.services, ...Object.fromEntries(changed) } };
}
