import type { Transport } from "../../contract/client.ts";
import type { privacyContract } from "../../contract/privacy.ts";
import { routeAddress, type RouteOutput, type Wire } from "../../contract/route.ts";
import { wires } from "../../contract/wire.ts";
import { landingPath, viewModes } from "../../domain/landing-path.ts";
import type { Account } from "../../contract/account.ts";
import { defaultLanguage, offeredLanguages, type Language } from "../../domain/languages.ts";
import { sitePath, type SitePath } from "../../domain/site-path.ts";
import { shownUntilMs } from "../account/service-views.ts";
import { menuUntilMs } from "../content/menu/menu-until.ts";
import type { Built } from "../http/cache/response-cache.ts";
import { pageDocument } from "./document.ts";
import type { RequestSite, SiteDeps } from "./site.ts";
import { accountColours } from "./renderer.ts";

export type BuildDeps = Pick<SiteDeps, "web" | "assetsUrl"> & {
  /** Days after which an order no longer says whose it was. */
  personalDataDays: number;
  now: () => Date;
};

type AskedPage = {
  site: RequestSite;
  pathname: string;
  /** The pathname's parts; undefined if no page can have it. */
  found: SitePath | undefined;
  /** Address behind "powered by". */
  providerUrl: string;
};

/** Builds the page, which is everybody's, or the redirect that the account's features make of it. */
export async function buildPage(
  { site, pathname, found, providerUrl }: AskedPage,
  { web: { renderer, files }, assetsUrl, personalDataDays, now }: BuildDeps,
): Promise<Built> {
  // The time is taken before the content is read: a page whose hours change during the reading is built again.
  const nowMs = now().getTime();
  const showsMenu = found !== undefined && isMenu(found.path);
  const menu = showsMenu ? await site.content.menu() : undefined;
  const shown = menu ?? (await site.content.home());
  const { account } = shown;
  const entry = found && entries.get(found.path);
  if (entry) {
    const target = landingPath(account, entry);
    if (target !== found.path) return { redirect: sitePath(found.language, target) };
  }
  const notice: RouteOutput<typeof privacyContract.notice> = {
    personal_data_days: personalDataDays,
  };
  const isOffered =
    found !== undefined && offeredLanguages(account.extras).includes(found.language);
  const language = isOffered ? found.language : defaultLanguage;
  const words = wordsLanguageOf(account, language);
  const page = await renderer.renderPage({
    words,
    pathname: isOffered ? pathname : "/404",
    host: site.domain,
    assetsUrl,
    providerUrl,
    // The head is made from the same answers as the page.
    transport: answeringOnly([
      ...(menu ? [[wires.content.menu, shown] as const] : []),
      [wires.content.home, { account }],
      [wires.privacy.notice, notice],
    ]),
  });
  const { banner } = account;
  const body = pageDocument({
    page,
    troubleNote: renderer.troubleNote[words],
    account,
    origin: site.origin,
    language,
    words,
    path: found?.path ?? "/",
    theme: renderer.accountTheme(account.extras.styleguide.colors),
    paper: accountColours(renderer, account).paper,
    assetsUrl,
    providerUrl,
    files,
    firstPicture: banner === null ? undefined : renderer.pictureSource({ ...banner, assetsUrl }),
  });
  const goodUntilMs = menu ? menuUntilMs(menu, nowMs) : shownUntilMs(account, nowMs);
  return { status: page.status, type: "text/html; charset=utf-8", body, goodUntilMs };
}

/** The language of the site's own words on a page of `language`. */
export function wordsLanguageOf({ extras }: Pick<Account, "extras">, language: Language): Language {
  return extras.guest_interface === "menu" ? language : defaultLanguage;
}

function answeringOnly(answers: readonly (readonly [Wire, unknown])[]): Transport {
  return async ({ address }) => {
    const answer = answers.find(([wire]) => routeAddress(wire) === address);
    if (!answer) throw new Error(`No page is rendered with ${address}`);
    return { status: 200, body: answer[1] };
  };
}

/** Pages that show the menu; its data holds the account too. */
function isMenu(path: string): boolean {
  return viewModes.some((mode) => mode !== "home" && path === `/${mode}`);
}

/** The pages that an account's features may lead away from, and what the entry rule calls them. */
const entries: ReadonlyMap<string, Parameters<typeof landingPath>[1]> = new Map([
  ["/", "home"],
  ["/home", "home"],
  ["/easy-order", "easy-order"],
  ["/pedido-mesa", "pedido-mesa"],
]);
