import { sql } from "kysely";
import type { Image } from "../../../contract/fields.ts";
import { shownColumns } from "../../account/account-queries.ts";
import { serviceColumns } from "../../account/service-queries.ts";
import { preparedLast } from "../../db/prepared.ts";
import { valueColumns } from "./entry-queries.ts";
import { imageJson } from "../../media/stored-image.ts";

/** An entry as the database sends it: an array, since an object would repeat the names for every entry. */
type SentEntry = [
  entryId: string,
  parentId: string | null,
  images: Image[] | null,
  /** Shown icons of the account, in their order. */
  iconIds: string[] | null,
  soldOutUntilMs: number | null,
  /** Values of `valueColumns`, in their order. */
  ...values: unknown[],
];
type SentIcon = [iconId: string, title: string, image: Image];

type Given = { accountId: string };

const values = sql.join(valueColumns.map((column) => sql.ref(`e.${column}`)));

/** Every entry of the account, those below one parent side by side and in the order of the page. */
const entriesJson = ({ accountId }: Given) => sql<SentEntry[]>`(
  select coalesce(json_agg(json_build_array(e.entry_id, e.parent_id, p.images, i.icon_ids,
      floor(extract(epoch from e.sold_out_until) * 1000), ${values})
    order by e.parent_id nulls first, e.sort, e.entry_id), '[]')
  from entries as e
  left join (
    select ei.entry_id, json_agg(${imageJson} order by ei.position) as images
    from entry_images as ei
    join uploads as u on u.account_id = ei.account_id and u.upload_id = ei.upload_id
    where ei.account_id = ${accountId}
    group by ei.entry_id
  ) as p on p.entry_id = e.entry_id
  left join (
    select ei.entry_id, json_agg(ei.icon_id order by i.sort, i.icon_id) as icon_ids
    from entry_icons as ei
    join icons as i on i.account_id = ei.account_id and i.icon_id = ei.icon_id
    where ei.account_id = ${accountId} and i.deleted_at is null
    group by ei.entry_id
  ) as i on i.entry_id = e.entry_id
  where e.account_id = ${accountId} and e.deleted_at is null)`;

const iconsJson = ({ accountId }: Given) => sql<SentIcon[]>`(
  select coalesce(json_agg(json_build_array(i.icon_id, i.title, ${imageJson})
    order by i.sort, i.icon_id), '[]')
  from icons as i
  join uploads as u on u.account_id = i.account_id and u.upload_id = i.upload_id
  where i.account_id = ${accountId} and i.deleted_at is null)`;

/** Reads a whole menu in one statement, so as of one moment. No row without the account. Ends its transaction. */
export const readMenu = preparedLast<Given>()("menu", (db, given) =>
  db
    .selectFrom("accounts")
    .select([
      ...shownColumns(given),
      ...serviceColumns(given),
      entriesJson(given).as("entries"),
      iconsJson(given).as("icons"),
    ])
    .where("account_id", "=", given.accountId),
);

export type StoredEntries = { entries: readonly SentEntry[]; icons: readonly SentIcon[] };
