import { cafe } from "./cafe.ts";
import type { DemoAccount } from "./demo-account.ts";
import { hotel } from "./hotel.ts";
import { pizzaria } from "./pizzaria.ts";

/** The accounts that an empty database starts with; between them they use every feature. */
export const demoAccounts: readonly DemoAccount[] = [pizzaria, hotel, cafe];
