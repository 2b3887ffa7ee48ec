import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import type { printedMenuContract } from "../../contract/printed-menu.ts";
import type { RouteInput } from "../../contract/route.ts";
import { addressLine, placeParts } from "../../domain/address.ts";
import { offeredLanguages, type Language } from "../../domain/languages.ts";
import { phoneFor } from "../../domain/phone-form.ts";
import { printableLine } from "../../domain/printable-text.ts";
import { codePath } from "../../domain/printed-codes.ts";
import { namedWeek } from "../../domain/reader-clock.ts";
import { sitePath } from "../../domain/site-path.ts";
import { readAsset, type AssetStore } from "../assets/asset-store.ts";
import { buildMenu } from "../content/menu/build-menu.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { requireFound } from "../http/refused.ts";
import { portOf } from "../qr/port-of.ts";
import { accentOf } from "../qr/read-design.ts";
import { menuWords } from "../texts/printed-menu.ts";
import type { AskedMenu } from "./asked-menu.ts";
import { printedCategories } from "./printed-categories.ts";

type Wanted = RouteInput<(typeof printedMenuContract)["draw"]>["body"];

/** The kept widths of pictures that have the resolution of printers for a logo and an icon. */
const sizes = { logo: 480, icon: 240 } as const;

export async function readPrintedMenu(
  wanted: Wanted,
  { context, store }: { context: DetachedContext; store: AssetStore },
): Promise<AskedMenu> {
  const { domain, protocol, now } = context;
  const { language, paper, letters, prices, colours: hasColours, preview } = wanted;
  // An owner may print the menu before guests may see it.
  const showing = { domain, nowMs: now.getTime(), withInactive: true };
  const menu = requireFound(await context.inTransaction((tx) => buildMenu(tx, showing)));
  const { account } = menu;
  const { categories, icons } = printedCategories(menu, { language, prices });
  const offered = offeredLanguages(account.extras).includes(language) ? language : "br";
  const path = sitePath(offered, `/${codePath(account.source)}`);
  const address = `${protocol}://${domain}${portOf(wanted.domain, protocol)}${path}`;
  const picture = async (size: number, file: string | undefined) =>
    (file && (await readAsset(store, `${size}/${file}.webp`))?.toString("base64")) || null;
  return {
    language,
    texts: {
      name: printableLine(account.name),
      contacts: wanted.address ? contactsOf(account, language) : [],
      categories,
      icons: icons.map(({ title, meaning }) => ({ title, meaning })),
      hours: wanted.hours ? hoursOf(account, language) : [],
      said: address,
    },
    address,
    design: {
      paper,
      letters,
      hasColours,
      accent: hasColours ? accentOf(account.extras) : null,
      ...(preview === undefined ? {} : { preview }),
    },
    pictures: {
      logo: wanted.logo ? await picture(sizes.logo, account.logo?.file) : null,
      icons: await Promise.all(icons.map(({ file }) => picture(sizes.icon, file))),
    },
  };
}

function contactsOf({ extras }: Account, language: Language): string[] {
  const place = addressLine({ ...placeParts(extras), state: extras.address_state });
  const phone = [extras.phone, extras.whatsapp].find((number) => number.trim() !== "") ?? "";
  return [place, phoneFor(language, phone)].map(printableLine).filter((line) => line !== "");
}

function hoursOf({ services }: Pick<Menu["account"], "services">, language: Language) {
  const { closed } = menuWords[language];
  return namedWeek(services, language).map(({ day, times }) => ({ day, times: times || closed }));
}
