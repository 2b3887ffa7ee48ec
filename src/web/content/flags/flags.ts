import type { Language } from "../../../domain/languages.ts";
import br from "./br.svg?url";
import cn from "./cn.svg?url";
import es from "./es.svg?url";
import fr from "./fr.svg?url";
import it from "./it.svg?url";
import us from "./us.svg?url";

/** The flag of each language, drawn for this site: without a coat of arms, and with dots for small stars. */
export const flags: Record<Language, string> = { br, us, es, it, fr, cn };
