import type { Generated } from "kysely";
import type { Extras } from "../../contract/account.ts";
import type { AddressData } from "../../contract/cart.ts";
import type { ViewMode } from "../../domain/landing-path.ts";
import type { Translations } from "../../domain/languages.ts";
import type { DayEnd } from "../../domain/business-day.ts";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { PriceRule } from "../../domain/option-rules.ts";
import type { OrderMode, OrderStatusId } from "../../domain/order-status.ts";
import type { DeliveryArea } from "../../domain/area.ts";
import type { WeekInterval } from "../../domain/week.ts";
import type {
  PrinterColumns,
  PrinterEncoding,
  PrinterKind,
  PrintReason,
  PrintState,
} from "../../domain/print-job.ts";
import type { Service, StoredServiceSettings } from "../../domain/service.ts";
import type { JobLayout, PrintLayout } from "../../domain/print-layout.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { taxClasses } from "../../domain/tax-class.ts";
import type { DB } from "./schema.ts";

/** The home page's originals of its translations. */
export type TextOrigins = {
  home_text?: Translations;
  home_minibio?: Translations;
  /** In the order of the buttons. */
  home_ctas?: readonly Translations[];
};

/** Values that the checks of the schema promise and its column types cannot say. */
type Refined<
  Table extends keyof DB,
  Columns extends Partial<Record<keyof DB[Table], unknown>>,
> = Omit<DB[Table], keyof Columns> & Columns;

/** The tables as the program's queries see them. */
export type DatabaseTables = Omit<
  DB,
  "accounts" | "entries" | "users" | "orders" | "order_lines" | "printers" | "print_jobs"
> & {
  accounts: Refined<
    "accounts",
    {
      extras: Generated<Partial<Extras>>;
      source: Generated<ViewMode>;
      services: Generated<{ [Name in Service]?: StoredServiceSettings }>;
      areas: Generated<readonly DeliveryArea[]>;
      day_ends: Generated<readonly DayEnd[]>;
      text_origins: Generated<TextOrigins>;
    }
  >;
  entries: Refined<
    "entries",
    {
      kind: "category" | "item";
      titles: Translations;
      subtitles: Generated<Translations>;
      title_origins: Generated<Translations>;
      subtitle_origins: Generated<Translations>;
      price_rule: Generated<PriceRule>;
      available: readonly WeekInterval[] | null;
      tax_class: Generated<(typeof taxClasses)[number]>;
    }
  >;
  order_lines: Refined<"order_lines", { price_rule: PriceRule | null }>;
  users: Refined<"users", { level: 1 | 2 }>;
  orders: Refined<
    "orders",
    {
      address: AddressData | null;
      mode: OrderMode;
      service: Service | null;
      status_id: OrderStatusId;
      payment_method: PaymentMethod | null;
      cancel_reason: CancelReason | null;
    }
  >;
  printers: Refined<
    "printers",
    {
      kind: PrinterKind;
      columns: PrinterColumns;
      encoding: PrinterEncoding;
      layout: PrintLayout;
    }
  >;
  print_jobs: Refined<"print_jobs", { reason: PrintReason; layout: JobLayout; state: PrintState }>;
};
