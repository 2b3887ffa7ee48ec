import type { Account } from "../../contract/account.ts";
import { landingPath } from "../../domain/landing-path.ts";
import { defaultLanguage, languageTags } from "../../domain/languages.ts";
import type { AccountColours } from "./account-colours.ts";
import { pictureKey } from "./pictures/account-pictures.ts";
import { pictureKinds, picturePaths } from "./pictures/picture-kinds.ts";

const iconNames = ["icon", "largeIcon", "maskableIcon"] as const;
/** What home screens have room for. */
const shortNameLength = 12;

/** What a device needs to install the site as an app of the account. */
export function appManifest(account: Account, colours: AccountColours): Record<string, unknown> {
  const { paper, ...pictureColours } = colours;
  return {
    // Stays the same app when the business moves its first page.
    id: "/",
    name: account.name,
    short_name: shortName(account.name),
    lang: languageTags[defaultLanguage],
    start_url: landingPath(account, "home"),
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: iconNames.map((name) => {
      const { side, use, type } = pictureKinds[name];
      // Installed apps look for new icons by their addresses.
      const version = pictureKey({ account, colours: pictureColours, name });
      return {
        src: `${picturePaths[name]}?v=${version}`,
        sizes: `${side}x${side}`,
        type,
        purpose: use,
      };
    }),
  };
}

/** As many whole words as fit, but at least the first one, and none that leads to what was left out. */
function shortName(name: string): string {
  if (name.length <= shortNameLength) return name;
  const end = name.lastIndexOf(" ", shortNameLength);
  if (end <= 0) return name.split(" ", 1)[0] ?? name;
  return name.slice(0, end).replace(/(?: (?:d[aeo]s?|e|&|-|n[ao]s?))+$/iu, "");
}
