import { isEmailAddress } from "../../../domain/value-rules.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { openPrintFolder } from "../../printing/print-folder.ts";
import { erasePersonalData, StillUnderWay } from "../../privacy/erase-personal-data.ts";
import { exportPersonalData } from "../../privacy/export-personal-data.ts";
import { phoneDigits, type Subject } from "../../privacy/order-queries.ts";
import { findAccountHead } from "../../tenancy/account-head.ts";
import {
  CalledWrongly,
  readArguments,
  withLabelledAccount,
  type Command,
  type CommandContext,
} from "../command.ts";

type PersonalDataArguments = { label: string; subject: Subject };

const actions = new Map(Object.entries({ export: exportIt, erase: eraseIt }));

export const personalDataCommand: Command = {
  usage: "personal-data <export|erase> <label> <phone or e-mail>",
  about: ["Shows what an account knows of a guest, or makes it forget them."],
  read(args) {
    const { action, label, whose } = readArguments(args, ["action", "label", "whose"], {});
    const run = actions.get(action);
    if (run === undefined) throw new CalledWrongly(`Neither export nor erase: "${action}"`);
    const asked = { label, subject: readSubject(whose) };
    return (context) => run(asked, context);
  },
};

function readSubject(whose: string): Subject {
  if (isEmailAddress(whose.trim())) return { email: whose };
  const digits = phoneDigits(whose);
  if (/^[\d\s()+-]+$/.test(whose) && digits.length >= 8) return { phone: digits };
  throw new OperatorRefused(`"${whose}" is neither an e-mail address nor a telephone number`);
}

async function exportIt(
  { label, subject }: PersonalDataArguments,
  { database, now, write }: CommandContext,
) {
  const found = await withLabelledAccount(database, { label, mode: "read" }, async (tx) => {
    const account = await findAccountHead(tx);
    return exportPersonalData(tx, { subject, accountName: account?.name ?? label, now: now() });
  });
  write(JSON.stringify(found, null, 2));
}

async function eraseIt({ label, subject }: PersonalDataArguments, context: CommandContext) {
  const { database, config, now, write } = context;
  const erased = await withLabelledAccount(database, { label, mode: "write" }, (tx) =>
    erasePersonalData(tx, { subject, now: now() }),
  ).catch((error: unknown) => {
    if (!(error instanceof StillUnderWay)) throw error;
    throw new OperatorRefused(`Order ${error.number} is under way: finish or cancel it first`, {
      cause: error,
    });
  });
  await openPrintFolder({ ...config, now }).removeOf(erased.accountId, erased.ownsPrint);
  write(`Erased in orders: ${erased.orders}, in ratings: ${erased.ratings}. Amounts are kept.`);
}
