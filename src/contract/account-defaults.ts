import type { Extras } from "./account.ts";
import { settingFields, usualSetting, type SettingName } from "./setting-fields.ts";

export const extrasDefaults: Extras = {
  // fromEntries loses which value belongs to which setting.
  ...(Object.fromEntries(settingFields.map((field) => [field.name, usualSetting(field)])) as Pick<
    Extras,
    SettingName
  >),
  logoScale: 1,
  logoTransitionTop: 0,
  styleguide: { colors: {} },
  languages: ["br"],
  inactiveLanguages: [],
  currency: "R$ ",
  mapSanitized: "",
  paymentMethods: {},
  home_ctas: [],
};
