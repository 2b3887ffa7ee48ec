import type { Language } from "../../domain/languages.ts";
import br from "./flags/br.svg?url";
import cn from "./flags/cn.svg?url";
import es from "./flags/es.svg?url";
import fr from "./flags/fr.svg?url";
import it from "./flags/it.svg?url";
import us from "./flags/us.svg?url";

/** The flag of each language, drawn for this site: without a coat of arms, and with dots for small stars. */
export const flags: Record<Language, string> = { br, us, es, it, fr, cn };
