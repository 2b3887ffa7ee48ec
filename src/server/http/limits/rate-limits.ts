/** A rate limit. Its keys name the account first, except where `whose` says "of all accounts". */
export type RateLimitRule = {
  /** Callers who share the limit. */
  whose: string;
  points: number;
  seconds: number;
  /** Calls that use up a point. */
  counts: string;
  /** Calls that are not counted, and callers with a separate limit. */
  spares: string;
};

export type RateSettings = {
  ordersPerMinute: { perGuest: number; perAddress: number };
  /** Pictures of orders: per hour for each caller, per day for all of an account together. */
  prints: { perGuest: number; perAddress: number; perStaff: number; perAccount: number };
  uploadsPerHour: number;
};

const minute = 60;
const quarterHour = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All rate limits, and whose they are. Three classes of callers are told apart: staff; known guests, who have an order
 * here that was not cancelled; and strangers. Calls of strangers never count against the others. A call that is refused
 * for its content counts only against its sender. Strangers without an identity are known by their address alone,
 * behind which may be a whole hotel: the address's share of the database is the only bound of their refused calls.
 */
export function rateLimitRules({ ordersPerMinute, prints, uploadsPerHour }: RateSettings) {
  const { perGuest, perAddress } = ordersPerMinute;
  return {
    ordersOfGuest: {
      whose: "a guest",
      points: perGuest,
      seconds: minute,
      counts: "orders placed",
      spares: "refused orders; staff",
    },
    refusedOrdersOfGuest: {
      whose: "a guest",
      points: 4 * perGuest,
      seconds: minute,
      counts: "orders refused for their content",
      spares: "everybody else; who has no identity yet",
    },
    ordersOfAddress: {
      whose: "guests of an address",
      points: perAddress,
      seconds: minute,
      counts: "orders placed",
      spares: "refused orders; staff",
    },
    ordersOfKnownGuests: {
      whose: "known guests of an address, once the one above is full",
      points: perAddress,
      seconds: minute,
      counts: "orders placed",
      spares: "refused orders; strangers; staff",
    },
    // A photograph of a room's code is enough to order there, from anywhere and under ever new names.
    ordersToRoom: {
      whose: "guests who order to a room",
      points: 2 * perGuest,
      seconds: minute,
      counts: "orders placed",
      spares: "refused orders; staff",
    },
    ordersOfKnownGuestsToRoom: {
      whose: "known guests who order to a room, once the one above is full",
      points: 2 * perGuest,
      seconds: minute,
      counts: "orders placed",
      spares: "refused orders; strangers; staff",
    },
    // 128 random bits are never found by trying; this keeps the trying cheap for the database.
    wrongKeysOfAddress: {
      whose: "guests of an address",
      points: 60,
      seconds: minute,
      counts: "orders with a key that the table does not have",
      spares: "right keys",
    },
    sharedOrdersRead: {
      whose: "a shared order, whoever follows it",
      points: 240,
      seconds: minute,
      counts: "times that it is read or listened to",
      spares: "wrong keys",
    },
    // Keys have too many bits to guess, as tables' keys do.
    wrongShareKeys: {
      whose: "an address",
      points: 60,
      seconds: minute,
      counts: "orders asked for by a key that none has",
      spares: "right keys",
    },
    callersLookedUp: {
      whose: "somebody who works here",
      points: 60,
      seconds: minute,
      counts: "phone numbers looked up among the customers",
      spares: "what is no phone number",
    },
    passwordsOfLogin: {
      whose: "a login from an address",
      points: 10,
      seconds: quarterHour,
      counts: "wrong passwords, whether there is such a login or not",
      spares: "right ones; what was not looked at; devices that the login has signed in on",
    },
    passwordsOfDevice: {
      whose: "a login on a device that it has signed in on",
      points: 10,
      seconds: quarterHour,
      counts: "wrong passwords",
      spares: "right ones; what was not looked at",
    },
    passwordsOfAddress: {
      whose: "an address, of all accounts",
      points: 50,
      seconds: quarterHour,
      counts: "wrong passwords",
      spares: "right ones; what was not looked at; devices that the login has signed in on",
    },
    callsOfAddress: {
      whose: "guests of an address",
      points: 60,
      seconds: minute,
      counts: "calls for an attendant, also while one waits: each makes a guest known",
      spares: "calls to a table that there is not; staff",
    },
    callsOfKnownGuests: {
      whose: "known guests of an address, once the one above is full",
      points: 60,
      seconds: minute,
      counts: "calls for an attendant",
      spares: "strangers; staff",
    },
    callsOfGuest: {
      whose: "a guest",
      points: 1,
      seconds: 30,
      counts: "calls that ring",
      spares: "the same again while it waits; staff",
    },
    // A photograph of a table's code is enough to call there.
    callsToTable: {
      whose: "a table",
      points: 6,
      seconds: minute,
      counts: "calls that ring",
      spares: "the same again while it waits",
    },
    ratingsOfGuest: {
      whose: "a guest",
      points: 10,
      seconds: minute,
      counts: "ratings",
      spares: "everybody else",
    },
    ratingsWithoutOrder: {
      whose: "strangers of an address",
      points: 5,
      seconds: day,
      counts: "ratings",
      spares: "another word on one's rating of the day; known guests",
    },
    // With folder storage, each erasure lists all picture files.
    erasures: {
      whose: "guests of an address; a known guest, once that is full",
      points: 10,
      seconds: minute,
      counts: "calls to have one's data erased",
      spares: "who has no identity yet",
    },
    picturesOfGuest: {
      whose: "a guest, or an address without an identity",
      points: prints.perGuest,
      seconds: hour,
      counts: "pictures of orders drawn",
      spares: "refused ones; staff",
    },
    picturesOfAddress: {
      whose: "guests of an address",
      points: prints.perAddress,
      seconds: hour,
      counts: "pictures of orders drawn",
      spares: "refused ones; staff",
    },
    picturesOfKnownGuests: {
      whose: "known guests of an address, once the one above is full",
      points: prints.perAddress,
      seconds: hour,
      counts: "pictures of orders drawn",
      spares: "refused ones; strangers; staff",
    },
    picturesOfStaff: {
      whose: "somebody who works here",
      points: prints.perStaff,
      seconds: hour,
      counts: "pictures of orders drawn",
      spares: "refused ones",
    },
    picturesOfAccount: {
      whose: "an account's guests; its known guests, once that is full; its staff",
      points: prints.perAccount,
      seconds: day,
      counts: "pictures of orders drawn",
      spares: "refused ones",
    },
    // Reading a year of orders takes most of a second.
    reports: {
      whose: "an account's owners",
      points: 120,
      seconds: minute,
      counts: "reports read, and days closed",
      spares: "nobody",
    },
    // Each call costs the operator money. So many calls are a menu of six hundred texts in five languages.
    suggestions: {
      whose: "an account's owners",
      points: 300,
      seconds: hour,
      counts: "calls for suggested translations, of ten texts at most",
      spares: "nobody",
    },
    uploads: {
      whose: "an account's owners",
      points: uploadsPerHour,
      seconds: hour,
      counts: "pictures sent",
      spares: "nobody",
    },
    postalCodes: {
      whose: "guests of an address; a known guest, once that is full; somebody who works here",
      points: 30,
      seconds: minute,
      counts: "codes looked up",
      spares: "what is no code",
    },
    // An Epson printer asks each second, and a Star printer calls three times for a job.
    callsOfPrinter: {
      whose: "a printer",
      points: 240,
      seconds: minute,
      counts: "questions and answers of a printer",
      spares: "everybody else",
    },
    wrongPrinters: {
      whose: "an address",
      points: 60,
      seconds: minute,
      counts: "calls with a secret that no printer has",
      spares: "printers",
    },
    codeSheetsOfAddress: {
      whose: "an address, of all accounts",
      points: 30,
      seconds: minute,
      counts: "sheets of codes asked for",
      spares: "staff",
    },
    codeSheetsDrawn: {
      whose: "an account",
      points: 6,
      seconds: minute,
      counts: "sheets of codes drawn, under ports that its staff use",
      spares: "those drawn already; ports that anybody may have made up",
    },
    codeSheetsDesigned: {
      whose: "an account's owners",
      points: 60,
      seconds: minute,
      counts: "sheets of codes drawn as they design them, previews too",
      spares: "nobody",
    },
    menusPrinted: {
      whose: "an account's owners",
      points: 60,
      seconds: minute,
      counts: "menus drawn to print, previews too",
      spares: "nobody",
    },
    codeSheetsOfOtherPorts: {
      whose: "an account",
      points: 5,
      seconds: minute,
      counts: "sheets of codes drawn, under ports that anybody may have made up",
      spares: "those drawn already",
    },
  } satisfies Record<string, RateLimitRule>;
}
