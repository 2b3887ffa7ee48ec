import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../../contract/account.ts";
import type { ServiceView, WireServiceSettings } from "../../../../contract/services.ts";
import { services, type Service } from "../../../../domain/service.ts";
import { useApi } from "../../../api/api.ts";
import { draftRules, type ByPath } from "../../../forms/draft.ts";
import { refetchAccount } from "../../show-account.ts";
import { servicesQuery } from "../queries.ts";
import { hasServices } from "../shown-sections.ts";
import { usePageDraft } from "../../use-page-draft.ts";
import {
  errorsOfServices,
  typedService,
  wireService,
  type ServicePath,
  type TypedServices,
} from "./service-form.ts";

type Stored = Partial<Record<ServicePath, WireServiceSettings>>;

/** The form of the hours and rules of the services, which is empty until they are here. */
export function useServicesForm(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({ ...servicesQuery(api), enabled: hasServices(account.features) });
  const stored = query.data ? byPath(query.data.services) : {};
  const form = usePageDraft<Partial<TypedServices>, Stored>({
    keptAs: "servicesDraft",
    rules: rulesOf(stored),
    stored: read(stored),
    errorsOf: errorsOfServices,
    async save({ values, base }) {
      const answer = await api.services.save({
        body: { services: byName(values), base: byName(base) },
      });
      queries.setQueryData(servicesQuery(api).queryKey, answer);
      void refetchAccount(queries, api);
      return byPath(answer.services);
    },
    refetch: () => queries.invalidateQueries({ queryKey: servicesQuery(api).queryKey }),
  });
  return { ...form, query };
}

function rulesOf(stored: Stored) {
  return draftRules<Partial<TypedServices>, Stored>({
    stored,
    fieldOf: (path) => path.split(".").slice(0, 2).join("."),
    read,
    write: (typed) => mapped(typed, wireService),
    // A conflict holds whole services, as the call has them.
    seen: (theirs: ByPath) => theirs,
  });
}

const read = (stored: Stored): Partial<TypedServices> => mapped(stored, typedService);

function byPath(views: Record<Service, ServiceView>): Stored {
  return Object.fromEntries(services.map((service) => [`services.${service}`, views[service]]));
}

function byName(stored: Stored): Partial<Record<Service, WireServiceSettings>> {
  return Object.fromEntries(
    services.flatMap((service) => {
      const settings = stored[`services.${service}`];
      return settings ? [[service, settings]] : [];
    }),
  );
}

function mapped<From, To>(
  from: Partial<Record<ServicePath, From>>,
  of: (value: From) => To,
): Partial<Record<ServicePath, To>> {
  return Object.fromEntries(Object.entries(from).map(([path, value]) => [path, of(value)]));
}
