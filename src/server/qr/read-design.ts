import type { qrContract } from "../../contract/qr.ts";
import type { RouteInput } from "../../contract/route.ts";
import { contrastRatio, minTextContrast, parseColour } from "../../domain/contrast.ts";
import { hasTables } from "../../domain/landing-path.ts";
import { printableLine } from "../../domain/printable-text.ts";
import { designedCodes } from "../../domain/printed-codes.ts";
import { readAsset, type AssetStore } from "../assets/asset-store.ts";
import type { Tx } from "../db/with-account.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { keysOfTables } from "../tabs/table-keys.ts";
import { firstSheet, type DesignedSheets } from "./draw-sheets.ts";

type Wanted = RouteInput<(typeof qrContract)["sheets"]>["body"];

/** Wide enough for the largest logo at the resolution of printers. Every picture is kept in this size. */
const logoSize = 480;
const paper = "#ffffff";

/** Reads all that the drawing of an owner's sheets needs. Tables without a key get one. */
export async function readDesign(
  { kind, layout, numbers: wanted, logo, colours, preview }: Wanted,
  { context, origin, store }: { context: DetachedContext; origin: string; store: AssetStore },
): Promise<DesignedSheets> {
  const { account } = context;
  const { features, extras } = account;
  const isOff =
    (kind === "tables" && !hasTables(features)) || (kind === "rooms" && !features.easyOrder);
  if (isOff) throw new Refused("access_denied");
  const all = Array.from({ length: extras.locations }, (_, index) => index + 1);
  const numbers = wanted === undefined ? all : all.filter((number) => wanted.includes(number));
  const hasKeys = kind === "tables" && features.attendantOrder;
  const { keys, file } = await context.inTransaction(async (tx) => ({
    keys: await keysOfTables(tx, hasKeys ? numbers : []),
    file: logo ? await findLogo(tx) : undefined,
  }));
  const name = printableLine(account.name);
  const codes = designedCodes({ name, source: account.source }, { kind, numbers, keys }, origin);
  const bytes = file && (await readAsset(store, `${logoSize}/${file}.webp`));
  return {
    name,
    codes: preview ? codes.slice(0, firstSheet(layout)) : codes,
    count: codes.length,
    design: { layout, isPreview: preview, accent: colours ? accentOf(extras) : null },
    ...(bytes ? { logo: bytes.toString("base64") } : {}),
  };
}

async function findLogo(tx: Tx): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("accounts")
    .innerJoin("uploads", (join) =>
      join
        .onRef("uploads.account_id", "=", "accounts.account_id")
        .onRef("uploads.upload_id", "=", "accounts.logo_upload_id"),
    )
    .select("uploads.file")
    .where("accounts.account_id", "=", tx.accountId)
    .executeTakeFirst();
  return row?.file;
}

/** The account's own colour, where it can be read on white paper. */
export function accentOf({ styleguide }: { styleguide: { colors: Record<string, string> } }) {
  const accent = parseColour(styleguide.colors["accent"] ?? "");
  return accent && contrastRatio(accent, paper) >= minTextContrast ? accent : null;
}
