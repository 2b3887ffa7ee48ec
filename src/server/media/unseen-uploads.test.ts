import { expect, it } from "vitest";
import { signedInAdmin } from "../testing/caller.ts";
import { builtCount } from "../testing/metric-of.ts";
import { newAccount } from "../testing/new-account.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { noise } from "./testing-images.ts";
import { sendPicture } from "./testing-uploads.ts";

const testApp = sharedApp({ events: noRelay });

it("a picture that is sent leaves what is kept for guests, and one that is shown does not", async () => {
  const account = await newAccount(testApp);
  const owner = await signedInAdmin(testApp, account);
  const home = () =>
    testApp.app.inject({ url: "/v2.0/content/home", headers: { host: account.host } });
  await home();
  const built = await builtCount(testApp);

  const { upload } = await sendPicture(owner, { bytes: await noise("jpeg") });
  expect((await home()).json().account.logo).toBeNull();
  expect(await builtCount(testApp)).toBe(built);

  await owner.account.save({ body: { data: { logo: upload.id } } });
  expect((await home()).json().account.logo).toEqual(upload);
  expect(await builtCount(testApp)).toBe(built + 1);
});
