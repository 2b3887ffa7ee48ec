import type { Pass } from "./account-size.ts";

const categories = 10;
const groups = 4;
const optionsPerGroup = 5;
/** The first number of each kind of entry: items after the categories, then groups, then options. */
const first = { item: categories, group: 10_000, option: 20_000 };

const entryColumns =
  "account_id, entry_id, kind, parent_id, sort, titles, subtitles, price_cents, created_at";

/** Accounts with their hosts, pictures, icons and menus. */
export const fillMenus: Pass = ({ itemsPerCategory }) => {
  const items = categories * itemsPerCategory;
  const pictured = Math.floor(items / 3);
  return [
    `insert into accounts (account_id, label, name, delivery, local_order, easy_order, attendant_order, extras)
      select account_id, 'casa' || n, 'Casa ' || n, true, true, true, true,
        jsonb_build_object('locations', 20, 'whatsapp', '11999990000', 'about', repeat('Comida feita em casa. ', 10),
          'paymentMethods', '{"cash": true, "pix": true, "credit-card": true}'::jsonb)
      from account order by n`,
    "insert into hosts (host, account_id) select 'casa' || n, account_id from account order by n",
    `insert into uploads (account_id, upload_id, file, width, height, colour)
      select account_id, pg_temp.part_id('upload', n, u), md5('file ' || n || ' ' || u), 1600, 1200, '#886644'
      from account, generate_series(1, ${pictured}) as u order by n, u`,
    `insert into entries (${entryColumns})
      select account_id, pg_temp.entry_id(n, c), 'category', null, c, jsonb_build_object('br', 'Categoria ' || c), '{}', 0, now()
      from account, generate_series(0, ${categories - 1}) as c order by n, c`,
    `insert into entries (${entryColumns})
      select account_id, pg_temp.entry_id(n, ${first.item} + i), 'item', pg_temp.entry_id(n, i % ${categories}), i / ${categories},
        jsonb_build_object('br', 'Prato da casa número ' || i),
        jsonb_build_object('br', 'Molho de tomate, muçarela, cebola, azeitona e orégano, do jeito ' || i),
        1000 + (n * 31 + i * 17) % 5000, now()
      from account, generate_series(0, ${items - 1}) as i order by n, i`,
    `insert into entries (${entryColumns})
      select account_id, pg_temp.entry_id(n, ${first.group} + g), 'category', pg_temp.entry_id(n, ${first.item} + g), 0,
        '{"br": "Adicionais"}', '{}', 0, now()
      from account, generate_series(0, ${groups - 1}) as g order by n, g`,
    `insert into entries (${entryColumns})
      select account_id, pg_temp.entry_id(n, ${first.option} + o), 'item', pg_temp.entry_id(n, ${first.group} + o / ${optionsPerGroup}),
        o % ${optionsPerGroup}, jsonb_build_object('br', 'Adicional ' || o), '{}', 100 + o * 50, now()
      from account, generate_series(0, ${groups * optionsPerGroup - 1}) as o order by n, o`,
    `insert into entry_images (account_id, entry_id, position, upload_id)
      select account_id, pg_temp.entry_id(n, ${first.item - 1} + u), 0, pg_temp.part_id('upload', n, u)
      from account, generate_series(1, ${pictured}) as u order by n, u`,
    `insert into icons (account_id, icon_id, title, upload_id, sort)
      select account_id, pg_temp.part_id('icon', n, k), 'Ícone ' || k, pg_temp.part_id('upload', n, k), k
      from account, generate_series(1, 6) as k order by n, k`,
    `insert into entry_icons (account_id, entry_id, icon_id)
      select account_id, pg_temp.entry_id(n, ${first.item} + i), pg_temp.part_id('icon', n, 1 + i % 6)
      from account, generate_series(0, 19) as i order by n, i`,
  ];
};

/** An item, in SQL, by its number among those of the account. */
export const itemId = (account: string, item: string) =>
  `pg_temp.entry_id(${account}, ${first.item} + ${item})`;

/** The same of an option. */
export const optionId = (account: string, option: string) =>
  `pg_temp.entry_id(${account}, ${first.option} + ${option})`;
