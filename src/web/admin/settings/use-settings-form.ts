import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Account } from "../../../contract/account.ts";
import type { SentArea, ServiceView, WireServiceSettings } from "../../../contract/services.ts";
import { services, type Service } from "../../../domain/service.ts";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { accountByPath, saveBody, type AccountByPath } from "../account-call.ts";
import { draftRules, type ByPath } from "../../forms/draft.ts";
import { refetchAccount, showAccount } from "../show-account.ts";
import { hasServices } from "./shown-sections.ts";
import { typedArea, wireArea, type AreaPath, type TypedAreas } from "./areas/area-form.ts";
import { areasQuery, servicesQuery } from "./queries.ts";
import {
  typedService,
  wireService,
  type ServicePath,
  type TypedServices,
} from "./services/service-form.ts";
import { settingRules, settingValues, type SettingPath, type SettingValues } from "./settings.ts";
import { usePageDraft } from "../use-page-draft.ts";

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The functions that find errors before the server is asked. They are fetched at the first change. */
export type SettingsErrors = Partial<typeof import("./settings-errors.ts")>;

/** All settings of the page, in three forms that save by a call each, with one way to save the changes of all. */
export function useSettingsForm(account: Account, found: SettingsErrors = {}) {
  const own = useAccountForm(account, found);
  const hours = useServicesForm(account, found);
  const areas = useAreasForm(account, found);
  const all = [own, hours, areas];
  const pressing =
    urgency.flatMap((state) => all.filter(({ saving }) => saving.state === state))[0] ?? own;
  return {
    account,
    values: own.values,
    set: own.set,
    services: hours,
    areas,
    errors: { ...own.errors, ...hours.errors, ...areas.errors },
    changed: all.flatMap(({ changed }) => changed),
    saved: all.flatMap(({ saved }) => saved),
    wasRestored: all.some(({ wasRestored }) => wasRestored),
    /** The most urgent state of the three forms. */
    saving: pressing.saving,
    save() {
      for (const form of all) form.save();
    },
    discard() {
      for (const form of all) form.discard();
    },
    keepMine: pressing.keepMine,
    takeTheirs: pressing.takeTheirs,
  };
}

const urgency = ["saving", "conflict", "failed", "saved", "idle"];

function useAccountForm(account: Account, { errorsOfSettings }: SettingsErrors) {
  const api = useApi();
  const queries = useQueryClient();
  return usePageDraft<SettingValues, AccountByPath>({
    keptAs: "settingsDraft",
    rules: settingRules(account),
    stored: settingValues(accountByPath(account)),
    errorsOf: errorsOfSettings,
    async save(draft) {
      const answer = await api.account.save({ body: saveBody(draft) });
      await showAccount(queries, api, answer.account);
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      return accountByPath(answer.account);
    },
    refetch: () => refetchAccount(queries, api),
  });
}

type StoredServices = Partial<Record<ServicePath, WireServiceSettings>>;
type StoredAreas = Partial<Record<AreaPath, SentArea[]>>;

/** The form of the hours and rules of the services, which is empty until they are here. */
function useServicesForm(account: Account, { errorsOfServices }: SettingsErrors) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({ ...servicesQuery(api), enabled: hasServices(account.features) });
  const stored = query.data ? byPath(query.data.services) : {};
  const form = usePageDraft<Partial<TypedServices>, StoredServices>({
    keptAs: "servicesDraft",
    rules: draftRules({
      stored,
      fieldOf: (path) => path.split(".").slice(0, 2).join("."),
      read: readServices,
      write: (typed) => mapped(typed, wireService),
      // A conflict holds whole services, as the call has them.
      seen: (theirs: ByPath) => theirs,
    }),
    stored: readServices(stored),
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

const readServices = (stored: StoredServices): Partial<TypedServices> =>
  mapped(stored, typedService);

function byPath(views: Record<Service, ServiceView>): StoredServices {
  return Object.fromEntries(services.map((service) => [`services.${service}`, views[service]]));
}

function byName(stored: StoredServices): Partial<Record<Service, WireServiceSettings>> {
  const named = Object.entries(stored).map(([path, one]) => [path.replace("services.", ""), one]);
  return Object.fromEntries(named);
}

function mapped<From, To>(
  from: Partial<Record<ServicePath, From>>,
  of: (value: From) => To,
): Partial<Record<ServicePath, To>> {
  return Object.fromEntries(Object.entries(from).map(([path, value]) => [path, of(value)]));
}

/** The form of the areas in their order, which is empty until they are here. */
function useAreasForm(account: Account, { errorsOfAreas }: SettingsErrors) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({ ...areasQuery(api), enabled: account.features.delivery });
  const stored: StoredAreas = query.data ?? {};
  const form = usePageDraft<Partial<TypedAreas>, StoredAreas>({
    keptAs: "areasDraft",
    rules: draftRules({
      stored,
      fieldOf: (path) => path.split(".")[0] ?? "",
      read: readAreas,
      write: ({ areas }) => (areas ? { areas: areas.map(wireArea) } : {}),
      // A conflict holds all areas, as the call has them.
      seen: (theirs: ByPath) => theirs,
    }),
    stored: readAreas(stored),
    errorsOf: errorsOfAreas,
    async save({ values, base }) {
      const { areas = [] } = values;
      const answer = await api.areas.save({ body: { areas, base: base.areas } });
      queries.setQueryData(areasQuery(api).queryKey, answer);
      void refetchAccount(queries, api);
      return answer;
    },
    refetch: () => queries.invalidateQueries({ queryKey: areasQuery(api).queryKey }),
  });
  return { ...form, query };
}

const readAreas = ({ areas }: StoredAreas): Partial<TypedAreas> =>
  areas ? { areas: areas.map(typedArea) } : {};

export const SettingsContext = createContext<SettingsForm | null>(null);

export function useSettings(): SettingsForm {
  const form = use(SettingsContext);
  if (!form) throw new Error("There is no SettingsContext above this component");
  return form;
}

/** One setting, and the way to change it. */
export function useSetting<Path extends SettingPath>(path: Path) {
  const { values, errors, set } = useSettings();
  const change = (value: SettingValues[Path]) => set({ [path]: value });
  return { value: values[path], error: errors[path], change };
}
