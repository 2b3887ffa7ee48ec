import { features, type Feature, type Features } from "../../domain/landing-path.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { featuresBy } from "../tenancy/account-head.ts";

const explained: Record<Feature, string> = {
  delivery: "guests order from the site to their address",
  linktree: "the home page has the owner's own texts and buttons",
  localOrder: "guests at a table call an attendant",
  easyOrder: "guests order to their room or table",
  attendantOrder: "attendants open tabs at tables, send orders and take payments",
};

/** Help on the options about features, and the names that they take. */
export const featureHelp: readonly string[] = [
  "--features are those that are switched on, --allow those that its owner may switch on and off in the settings:",
  ...features.map((name) => `  ${name.padEnd(15)} ${explained[name]}`),
  "--features none switches all of them off; --allow all is what an account has unless told otherwise.",
];

export const featureUsage =
  "[--features delivery,easyOrder|all|none] [--allow delivery,linktree|all]";

/** Reads a list of names, `all` or `none`. Undefined where the option is not given. */
export function readFeatures(list: string | undefined): Features | undefined {
  if (list === undefined) return undefined;
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "none");
  const unknown = names.find((name) => name !== "all" && !isFeature(name));
  if (unknown !== undefined) {
    throw new OperatorRefused(
      `There is no feature "${unknown}": choose among ${features.join(", ")}`,
    );
  }
  return featuresBy((name) => names.includes(name) || names.includes("all"));
}

/** Refuses to switch on what is not allowed. */
export function requireAllowed(on: Features, allowed: Features): void {
  const refused = namesOf(featuresBy((name) => on[name] && !allowed[name]));
  if (refused === "") return;
  throw new OperatorRefused(`Not among those that are allowed: ${refused}. Add it to --allow`);
}

/** The names of those that are on, with commas between them. */
export function namesOf(switches: Features): string {
  return features.filter((name) => switches[name]).join(",");
}

/** The same for allowed features: `all` or `none` in place of all names or no name. */
export function allowedNames(allowed: Features): string {
  return features.every((name) => allowed[name]) ? "all" : namesOf(allowed) || "none";
}

function isFeature(name: string): name is Feature {
  return features.some((feature) => feature === name);
}
