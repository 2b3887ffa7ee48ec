import { features, type Feature, type Features } from "../../domain/landing-path.ts";
import { Refused } from "../http/refused.ts";
import type { Switches } from "../tenancy/account-head.ts";

/**
 * The switches that are the owner's to set. Refuses to switch on what the operator withholds; that it is off says nothing
 * of whether the owner wants it, once it is allowed again.
 */
export function checkFeatures(given: Switches, allowed: Features): Switches {
  const refused = features.filter((name) => given[name] === true && !allowed[name]);
  if (refused.length > 0) {
    throw new Refused("unprocessable_entity", {
      fields: Object.fromEntries(
        refused.map((name) => [
          `data.features.${name}`,
          "não está liberado para esta conta: fale com quem cuida do site",
        ]),
      ),
    });
  }
  return pick(given, (name) => allowed[name]);
}

/** Of some switches those that others have as well. */
export function among(switches: Switches, others: Switches): Switches {
  return pick(switches, (name) => others[name] !== undefined);
}

function pick(switches: Switches, isWanted: (feature: Feature) => boolean): Switches {
  const wanted = features.filter((name) => isWanted(name) && switches[name] !== undefined);
  return Object.fromEntries(wanted.map((name) => [name, switches[name]]));
}
