import { parse, type AnyNode, type Identifier, type MemberExpression } from "acorn";
import { newNames, newSelectors } from "./browser-data.ts";

// Finds in a built script what the oldest supported browsers do not know, syntax as well as calls. A built file has no
// types: a member counts when nothing that those browsers have has a member of its name.

const { globals, statics, languageMembers, pageMembers, iteratorMembers } = newNames();
/** Every supported browser knows its syntax, except for what `syntaxOf` finds. */
const ecmaVersion = 2022;
const iteratorMakers = new Set(["entries", "keys", "matchAll", "values"]);
/** They throw for a selector that they cannot read. */
const selectorTakers = /^(?:matches|closest|querySelector|querySelectorAll)$/;
const lookbehind = /\(\?<[=!]/;

/** The name of what is too new, and the code around it. */
export type Finding = { name: string; near: string };

/** Throws SyntaxError for syntax that none of those browsers can read. */
export function scriptFindings(code: string): Finding[] {
  const findings: Finding[] = [];
  const tree = parse(code, { ecmaVersion, sourceType: "module", preserveParens: true });
  walk(tree, [], (node, parents) => {
    for (const name of [...syntaxOf(node, parents), ...callsOf(node, parents)]) {
      findings.push({ name, near: code.slice(Math.max(0, node.start - 40), node.start + 80) });
    }
  });
  return findings;
}

type Visit = (node: AnyNode, parents: readonly AnyNode[]) => void;

function walk(node: AnyNode, parents: readonly AnyNode[], visit: Visit): void {
  visit(node, parents);
  const inside = [node, ...parents];
  for (const value of Object.values(node) as unknown[]) {
    for (const child of [value].flat()) if (isNode(child)) walk(child, inside, visit);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function syntaxOf(node: AnyNode, parents: readonly AnyNode[]): string[] {
  if (node.type === "StaticBlock") return ["static block of a class"];
  // Safari 15 loses the names in it (WebKit bug 236843).
  if (node.type === "ParenthesizedExpression" && isFieldValue(parents))
    return ["parentheses in the initial value of a class's field"];
  if (lookbehind.test(textOf(node))) return ["regular expression that looks behind"];
  const [parent] = parents;
  if (parent?.type !== "CallExpression" || parent.arguments[0] !== node) return [];
  const asked = parent.callee.type === "MemberExpression" ? parent.callee.property : undefined;
  const isQuery = asked?.type === "Identifier" && selectorTakers.test(asked.name);
  return isQuery ? newSelectors.filter((selector) => textOf(node).includes(selector)) : [];
}

function isFieldValue(parents: readonly AnyNode[]): boolean {
  const within = parents.find(({ type }) => /Function|^PropertyDefinition$/.test(type));
  return within?.type === "PropertyDefinition";
}

function textOf(node: AnyNode): string {
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join("");
  if (node.type !== "Literal") return "";
  return node.regex?.pattern ?? (typeof node.value === "string" ? node.value : "");
}

function callsOf(node: AnyNode, [parent]: readonly AnyNode[]): string[] {
  if (node.type === "Identifier" && globals.has(node.name) && isReference(node, parent))
    return [node.name];
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return [];
  const { name } = node.property;
  if (node.computed) return [];
  const full = node.object.type === "Identifier" ? `${node.object.name}.${name}` : name;
  if (statics.has(full)) return [full];
  if (!isCalled(node, parent) || node.object.type === "ThisExpression") return [];
  if (languageMembers.has(name) || pageMembers.has(name)) return [name];
  return iteratorMembers.has(name) && isIterator(node.object) ? [`${name} of an iterator`] : [];
}

/** Whether the name is read as a variable: not as a member's or property's name, and not by `typeof`. */
function isReference(node: Identifier, parent: AnyNode | undefined): boolean {
  if (parent?.type === "MemberExpression") return parent.object === node || parent.computed;
  if (parent?.type === "Property") return parent.value === node || parent.computed;
  if (parent?.type === "UnaryExpression") return parent.operator !== "typeof";
  return parent?.type !== "MethodDefinition" && parent?.type !== "PropertyDefinition";
}

/** `a?.b()` counts and `a.b?.()` does not: that asks first. */
function isCalled(node: MemberExpression, parent: AnyNode | undefined): boolean {
  if (parent?.type === "CallExpression") return parent.callee === node && !parent.optional;
  return (
    parent?.type === "MemberExpression" &&
    parent.object === node &&
    parent.property.type === "Identifier" &&
    /^(?:apply|bind|call)$/.test(parent.property.name)
  );
}

function isIterator(node: AnyNode): boolean {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.property.type === "Identifier" &&
    iteratorMakers.has(node.callee.property.name) &&
    !(node.callee.object.type === "Identifier" && node.callee.object.name === "Object")
  );
}
