import { mainOfBackup } from "./main-of-backup.ts";

await mainOfBackup("restore");
