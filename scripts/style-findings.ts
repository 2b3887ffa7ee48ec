import { isNewStyle } from "./browser-data.ts";
import type { Finding } from "./script-findings.ts";

/** Finds in a built style sheet what the oldest supported browsers do not know. Conditions of `@supports` ask first. */
export function styleFindings(css: string): Finding[] {
  const asked = css.replaceAll(/@supports[^{]*/g, "@supports");
  const findings: Finding[] = [];
  const look = (pattern: RegExp, kind: "property" | "at-rule" | "selector" | "function") => {
    for (const { 0: text, 1: name = "", index } of asked.matchAll(pattern)) {
      if (isNewStyle(kind, name))
        findings.push({
          name: text.trim(),
          near: asked.slice(Math.max(0, index - 60), index + 60),
        });
    }
  };
  look(/(?<=[{;])([a-z-]+)(?=:[^{};]*[;}])/g, "property");
  look(/@([a-z-]+)/g, "at-rule");
  look(/::?([a-z-]+)(?=[^;{}]*\{)/g, "selector");
  look(/\b([a-z-]+)(?=\()/g, "function");
  return findings;
}
