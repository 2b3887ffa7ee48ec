import { printedNumber, printLayoutLabels, type PrintLayout } from "./print-layout.ts";
import { portugueseLabels } from "./labels.ts";
import { phoneFor } from "./phone-form.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import {
  countedWithAmount,
  countOf,
  moneyOf,
  observation,
  optionsToMake,
  optionsWithAmounts,
  paymentLines,
  scheduledFor,
  sums,
  totalLine,
  wordsOf,
  type Worded,
  type Written,
  type WordedOptions,
} from "./ticket-wording.ts";
import { portugueseNames, portugueseWords } from "./ticket-words.ts";
import type { Ticket, TicketItem } from "./ticket.ts";

/** The weight of a line; its size is up to the drawing code. */
export type Emphasis = "small" | "plain" | "strong" | "heading" | "title";

export type TicketLine = Worded & {
  /** A counted line is something to make; a notice must not be overlooked. */
  kind: "text" | "counted" | "notice";
  emphasis: Emphasis;
  /** It is an option below the line of its group. */
  isNested?: true | undefined;
};

/** A ticket's text from top to bottom; a part without lines is left out. */
export type TicketText = {
  head: TicketLine[];
  who: TicketLine[];
  /** Lines of each item: its own, and those of its options and notes. */
  items: TicketLine[][];
  amounts: TicketLine[];
  note: TicketLine[];
};

/** Words a ticket, the same for the printed page and the picture. */
export function ticketText(ticket: Ticket, layout: PrintLayout): TicketText {
  return layout === "customer" ? customerText(ticket) : productionText(ticket);
}

/** Via Cliente: who, where, what for how much, and how it is paid. */
function customerText(ticket: Ticket): TicketText {
  const { business, customer } = ticket;
  const words = wordsOf(ticket);
  const isNamed = customer.name !== ticket.place;
  return {
    head: [
      ...marks(ticket, words.cancelled),
      ...lines("title", business.name),
      ...lines("small", documentLine(business.document)),
      ...lines("plain", words.layout),
    ],
    who: [
      ...lines("heading", ticket.number === null ? "" : words.order(printedNumber(ticket.number))),
      ...lines("plain", ticket.time, attendantOf(ticket)),
      ...lines("strong", scheduledFor(ticket), customer.name),
      ...lines("plain", isNamed ? ticket.place : "", phoneFor(words.language, customer.phone)),
      ...lines("plain", documentLine(customer.document)),
      ...lines("plain", languageLine(ticket)),
    ],
    items: ticket.items.map((item) => customerItem(item, ticket)),
    amounts: [
      ...sums(ticket).map(beside("plain")),
      beside("heading")(totalLine(ticket)),
      ...paymentLines(ticket).map(beside("plain")),
    ],
    note: lines("plain", observation(ticket.obs, ticket)),
  };
}

function customerItem(item: TicketItem, ticket: Written): TicketLine[] {
  const { qty, priceCents, obs } = item;
  return [
    { kind: "counted", emphasis: "strong", ...countedWithAmount(item, ticket) },
    ...(qty > 1 && priceCents > 0
      ? lines("small", wordsOf(ticket).each(moneyOf(priceCents, ticket)))
      : []),
    ...optionsWithAmounts(item, ticket).flatMap(optionLines),
    ...lines("plain", observation(obs, ticket)),
  ];
}

/** A group's name stands above its options. */
function optionLines({ group, options }: WordedOptions): TicketLine[] {
  return [
    ...(group ? [beside("plain")(group)] : []),
    ...options.map((option): TicketLine => ({
      kind: "counted",
      emphasis: "plain",
      ...option,
      ...(group ? { isNested: true } : {}),
    })),
  ];
}

/** Produção: what the kitchen makes, for whom, since when; large, and without prices. */
function productionText(ticket: Ticket): TicketText {
  const { number, customer } = ticket;
  const place = lines("heading", productionPlace(ticket));
  return {
    head: [
      ...marks(ticket),
      ...lines("small", printLayoutLabels.production),
      ...lines("title", number === null ? "" : printedNumber(number)),
      ...lines("plain", ticket.time),
    ],
    who: [
      ...place,
      ...lines("strong", scheduledFor(ticket), promisedBy(ticket)),
      ...lines(
        place.length === 0 ? "strong" : "plain",
        // A table's own tab has the table's name.
        customer.name === ticket.place ? "" : customer.name,
      ),
      ...lines("plain", languageLine(ticket), attendantOf(ticket)),
    ],
    items: ticket.items.map(productionItem),
    amounts: [],
    note: notices(ticket.obs),
  };
}

/** Cooks who work from paper alone read the promised time there. */
function promisedBy({ promised }: Ticket): string {
  return promised === "" ? "" : `Até ${promised}`;
}

/** A kitchen needs no address. */
function productionPlace({ service, place }: Ticket): string {
  if (service === "indoor") return place;
  return service === "delivery" ? "ENTREGA" : portugueseLabels.takeout.toUpperCase();
}

export function productionItem(item: TicketItem): TicketLine[] {
  return [
    { kind: "counted", emphasis: "strong", text: countOf(item), amount: "" },
    ...optionsToMake(item).flatMap(optionLines),
    ...notices(item.obs),
  ];
}

/** Marks that must be seen before anything is made or paid by the ticket. */
export function marks(
  {
    isCancelled = false,
    isAddition = false,
    isReprint,
  }: Pick<Ticket, "isReprint"> & Partial<Pick<Ticket, "isCancelled" | "isAddition">>,
  cancelled = portugueseWords.cancelled,
): TicketLine[] {
  return [
    ...(isCancelled ? [cancelled] : []),
    ...(isAddition ? ["+ ACRÉSCIMO"] : []),
    ...(isReprint ? ["2ª VIA"] : []),
  ].map(headingNotice);
}

const headingNotice = (text: string): TicketLine => ({
  kind: "notice",
  emphasis: "heading",
  text,
  amount: "",
});

/** Adds first lines that say what is unusual about this paper, as the printer in whose place another one prints it. */
export function withNotices(text: TicketText, said: readonly string[]): TicketText {
  return { ...text, head: [...said.map(printableLine).map(headingNotice), ...text.head] };
}

function attendantOf(ticket: Ticket): string {
  const { attendant } = ticket;
  return printableLine(attendant) === "" ? "" : wordsOf(ticket).attendant(attendant);
}

/** Staff who bring the order need the guest's language; the guest's own copy does not say it. */
export function languageLine({ language, words }: Ticket): string {
  return language === undefined || words ? "" : `Idioma: ${portugueseNames[language]}`;
}

/** Lines of the texts that are not blank. */
export function lines(emphasis: Emphasis, ...written: string[]): TicketLine[] {
  return written
    .map(printableLine)
    .filter((text) => text !== "")
    .map((text) => ({ kind: "text", emphasis, text, amount: "" }));
}

export function beside(emphasis: Emphasis): (worded: Worded) => TicketLine {
  return (worded) => ({ kind: "text", emphasis, ...worded });
}

function notices(obs: string): TicketLine[] {
  return printableLines(obs).map((text, index) => ({
    kind: "notice",
    emphasis: "strong",
    text: index === 0 ? `Obs.: ${text}` : text,
    amount: "",
  }));
}

/** A CPF has eleven digits; a CNPJ fourteen characters, some of which may be letters. */
export function documentLine(document: string): string {
  const text = printableLine(document);
  if (text === "") return "";
  return `${text.replaceAll(/\W/g, "").length === 11 ? "CPF" : "CNPJ"} ${text}`;
}
