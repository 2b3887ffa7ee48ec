import { pictureProcess } from "./picture-process.ts";
import { storeBytes } from "./testing-uploads.ts";

// Keeps pictures until a test ends this process. The argument is a folder for them.

pictureProcess.givesWay = false;
const [, , assetsDir = ""] = process.argv;
const { noise } = await import("./testing-images.ts");
for (let at = 0; ; at += 1) {
  await storeBytes({ bytes: await noise("jpeg", { width: 1500 + at, height: 1000 }), assetsDir });
  process.send?.("kept");
}
