import { sql } from "kysely";
import type { DeliveryArea } from "../../domain/area.ts";
import {
  serviceDefaults,
  type Pause,
  type Service,
  type ServiceSettings,
  type StoredServiceSettings,
} from "../../domain/service.ts";
import { prepared } from "../db/prepared.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";

/** Settings of the services that an owner has set; the others have their defaults. */
export type StoredServices = { [Name in Service]?: StoredServiceSettings };

type Given = { accountId: string };

/** The pause's end in milliseconds, as JSON carries it. */
type SentPause = { service: Service; untilMs: number; reason: string };

/** Services, areas and pauses, read together with an account's other columns. */
export const serviceColumns = ({ accountId }: Given) =>
  [
    "services",
    "areas",
    sql<SentPause[]>`(
      select coalesce(json_agg(json_build_object('service', p.service, 'reason', p.reason,
        'untilMs', floor(extract(epoch from p.paused_until) * 1000))), '[]')
      from service_pauses as p where p.account_id = ${accountId})`.as("pauses"),
  ] as const;

export type ServiceRow = {
  services: StoredServices;
  areas: readonly DeliveryArea[];
  pauses: readonly SentPause[];
};

const findRow = prepared<Given>()("account-services", (db, given) =>
  db.selectFrom("accounts").select(serviceColumns(given)).where("account_id", "=", given.accountId),
);

/** Written as JSON: the driver would take a list for one of PostgreSQL's own. */
export function areasJson(areas: readonly DeliveryArea[]) {
  return sql<readonly DeliveryArea[]>`${JSON.stringify(areas)}::jsonb`;
}

export async function readServices(tx: Tx): Promise<ServiceRow> {
  const [row] = await findRow(tx, { accountId: tx.accountId });
  return row ?? { services: {}, areas: [], pauses: [] };
}

/** Reads the owner's settings and locks them against other owners; orders go on. */
export async function lockServices(tx: Tx): Promise<Pick<ServiceRow, "services" | "areas">> {
  return selectOwn(tx, "accounts")
    .select(["services", "areas"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function settingsOf(
  { services }: Pick<ServiceRow, "services">,
  service: Service,
): ServiceSettings {
  return { ...serviceDefaults[service], ...services[service] };
}

export function pauseOf(
  { pauses }: Pick<ServiceRow, "pauses">,
  service: Service,
): Pause | undefined {
  return pauses.find((pause) => pause.service === service);
}
