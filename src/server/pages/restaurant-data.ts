import type { Account } from "../../contract/account.ts";
import { closingTime, type Interval } from "../../domain/week.ts";
import { openingService } from "../../domain/service.ts";
import { menuPage } from "../../domain/landing-path.ts";
import { languageTags, type Language } from "../../domain/languages.ts";
import { dialledNumber } from "../../domain/phone-number.ts";
import { sitePath } from "../../domain/site-path.ts";
import { picturePaths } from "./pictures/picture-kinds.ts";

type Place = { account: Account; origin: string; language: Language };

export const menuDataPath = "/menu.jsonld";

/** The business as schema.org's Restaurant. Its menu is named by address: here it would double the page. */
export function restaurantData({ account, origin, language }: Place): Record<string, unknown> {
  const { name, logo, extras } = account;
  return withoutBlanks({
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name,
    url: `${origin}/`,
    telephone: telephoneOf(extras.phone || extras.whatsapp),
    image: `${origin}${picturePaths.share}`,
    logo: logo ? `${origin}${picturePaths.largeIcon}` : "",
    address: addressData(account),
    openingHoursSpecification: hoursData(account),
    specialOpeningHoursSpecification: specialHoursData(account),
    areaServed: citiesData(account),
    potentialAction: orderData({ account, origin, language }),
    hasMenu: {
      "@type": "Menu",
      "@id": `${origin}${sitePath(language, menuDataPath)}`,
      url: `${origin}${sitePath(language, `/${menuPage(account)}`)}`,
      inLanguage: languageTags[language],
    },
  });
}

/** The number as it is dialled from anywhere, unless its owner has written it so. */
function telephoneOf(phone: string): string {
  return phone.startsWith("+") ? phone : (dialledNumber(phone) ?? phone);
}

function addressData({ extras }: Account): Record<string, unknown> | undefined {
  const { address_street: street, address_number: number, address_complement: complement } = extras;
  const parts = withoutBlanks({
    streetAddress: [street, number, complement].filter((part) => part !== "").join(", "),
    addressLocality: extras.address_city,
    addressRegion: extras.address_state,
    postalCode: extras.postal_code,
  });
  if (Object.keys(parts).length === 0) return undefined;
  return { "@type": "PostalAddress", ...parts, addressCountry: "BR" };
}

/** The hours that the business shows at its door. Where it is always open there is nothing to say. */
function hoursData({ services }: Account): Record<string, unknown>[] | undefined {
  const { hours } = services[openingService(services)];
  if (hours.length === 0) return undefined;
  return hours.map((interval) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${dayNames[interval.weekday]}`,
    ...openingTimes(interval),
  }));
}

/** Coming dates with hours other than the week's. Search engines take a day from 00:00 to 00:00 for a closed one. */
function specialHoursData({ services }: Account): Record<string, unknown>[] | undefined {
  return services[openingService(services)].exceptions?.flatMap(({ date, intervals }) =>
    (intervals.length === 0 ? [closedDay] : intervals.map(openingTimes)).map((times) => ({
      "@type": "OpeningHoursSpecification",
      ...times,
      validFrom: date,
      validThrough: date,
    })),
  );
}

const closedDay = { opens: "00:00", closes: "00:00" };

function openingTimes(interval: Interval) {
  return { opens: interval.start, closes: closingTime(interval) };
}

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function citiesData({ areas }: Account): Record<string, unknown>[] | undefined {
  const cities = new Set(areas.flatMap(({ city }) => (city === undefined ? [] : [city])));
  if (cities.size === 0) return undefined;
  return [...cities].map((name) => ({ "@type": "City", name }));
}

/**
 * The ways in which an order reaches the guest, in the words that schema.org's DeliveryMethod takes from GoodRelations.
 */
function orderData({ account, origin, language }: Place): Record<string, unknown> | undefined {
  const { features, services } = account;
  const modes = { delivery: "DeliveryModeOwnFleet", takeout: "DeliveryModePickUp" } as const;
  const offered = (["delivery", "takeout"] as const).filter((one) => services[one].enabled);
  if (!features.delivery || offered.length === 0) return undefined;
  return {
    "@type": "OrderAction",
    target: `${origin}${sitePath(language, "/delivery")}`,
    deliveryMethod: offered.map((one) => `http://purl.org/goodrelations/v1#${modes[one]}`),
  };
}

function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );
}
