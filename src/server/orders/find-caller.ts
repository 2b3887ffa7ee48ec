import type { KnownCaller } from "../../contract/orders.ts";
import { dialledNumber } from "../../domain/phone-number.ts";
import { requireStaff, type Context } from "../http/calls/context.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { phoneTail, phoneTailOf } from "./phone-tail.ts";
import { selectOwn } from "../db/with-account.ts";

/** Enough to read: few numbers with other area codes end in the same digits. */
const fewOrders = 20;

/**
 * The customer who ordered last by this number, as they said it then; null for a number that is new here. Customers
 * whose data was erased are not found.
 */
export async function findCaller(
  phone: string,
  { limits, context }: { limits: RateLimits; context: Context },
): Promise<KnownCaller | null> {
  const { tx } = context;
  const { userId } = requireStaff(context);
  const dialled = dialledNumber(phone);
  if (dialled === undefined) return null;
  await limits.callersLookedUp.consume(userId);
  const rows = await selectOwn(tx, "orders")
    .select([
      "customer_name",
      "customer_phone",
      "customer_email",
      "customer_document",
      "address",
      "created_at",
    ])
    .where("customer_phone", "is not", null)
    .where(phoneTail, "=", phoneTailOf(phone))
    .where("personal_data_removed_at", "is", null)
    .orderBy("number", "desc")
    .limit(fewOrders)
    .execute();
  const own = rows.filter((row) => dialledNumber(row.customer_phone ?? "") === dialled);
  const [last] = own;
  if (!last) return null;
  const address = own.find((row) => row.address !== null)?.address;
  return {
    name: last.customer_name,
    phone: last.customer_phone ?? phone,
    ...(last.customer_email === null ? {} : { email: last.customer_email }),
    ...(last.customer_document === null ? {} : { document: last.customer_document }),
    ...(address ? { address } : {}),
    last: last.created_at.toISOString(),
  };
}
