import { createHash } from "node:crypto";
import { errorText } from "../../../contract/error-texts.ts";
import { refusals } from "../../../contract/errors.ts";
import { apiPrefix, type Access } from "../../../contract/route.ts";
import { escapeHtml } from "../edge/markup.ts";
import { docsStyle } from "./docs-style.ts";
import type { Content, OpenApiDocument, Operation, Parameter, Reference } from "./document.ts";
import { typeText } from "./type-text.ts";

const styleHash = createHash("sha256").update(docsStyle).digest("base64");

/** Allows nothing but the page's own style sheet. */
export const docsSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const whoMayCall: Record<Access, string> = {
  public: "anybody",
  guest: "anybody, as a guest",
  staff: "attendants and admins",
  admin: "admins",
};

/** The whole document on one page, for reading: no script, nothing from elsewhere. */
export function docsPage(document: OpenApiDocument): string {
  const { title, description } = document.info;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} API</title><link rel="icon" href="data:,"><style>${docsStyle}</style></head><body>`,
    `<header><h1>${title} API <small>v${document.info.version}</small></h1><p>${escapeHtml(description)}</p>`,
    `<p>Paths stand after <code>${apiPrefix}/</code>. The same as <a href="${apiPrefix}/openapi.json">OpenAPI 3.1</a>.</p></header>`,
    contents(document),
    "<main>",
    headersSection(document),
    ...document.tags.map((tag) => tagSection(document, tag)),
    schemasSection(document),
    refusalsSection(),
    "</main></body></html>",
  ].join("\n");
}

function contents(document: OpenApiDocument): string {
  const groups = document.tags.map(({ name }) => {
    const links = operationsOf(document, name).map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><span>${method}</span> ${escapeHtml(path)}</a></li>`,
    );
    return `<h2>${name}</h2><ul>${links.join("")}</ul>`;
  });
  const rest =
    '<ul><li><a href="#headers">Headers</a></li><li><a href="#schemas">Schemas</a></li><li><a href="#refusals">Refusals</a></li></ul>';
  return `<nav aria-label="Calls">${groups.join("")}<h2>also</h2>${rest}</nav>`;
}

type Placed = { method: string; path: string; operation: Operation };

function operationsOf(document: OpenApiDocument, tag: string): Placed[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.slice(1),
        operation,
      })),
  );
}

function headersSection({ components }: OpenApiDocument): string {
  const sent = [
    [
      "Authorization",
      "`Bearer` and the token that an answer gave; calls open to anybody do without",
    ],
    ...Object.values(components.parameters).map(({ name, description }) => [
      name,
      description ?? "",
    ]),
  ];
  const given = Object.entries(components.headers).map(([name, { description }]) => [
    name === "RetryAfter" ? "Retry-After" : name,
    description,
  ]);
  return `<section id="headers"><h2>Headers</h2><h3>Of a call</h3>${rowsOf(sent)}<h3>Of an answer</h3>${rowsOf(given)}</section>`;
}

function rowsOf(rows: string[][]): string {
  const cells = rows.map(
    ([name = "", text = ""]) => `<dt>${escapeHtml(name)}</dt><dd>${withCode(text)}</dd>`,
  );
  return `<dl>${cells.join("")}</dl>`;
}

function tagSection(
  document: OpenApiDocument,
  { name, description }: OpenApiDocument["tags"][number],
): string {
  const articles = operationsOf(document, name).map(article);
  return `<section><h2>${name}</h2><p>${escapeHtml(description)}.</p>${articles.join("")}</section>`;
}

function article({ method, path, operation }: Placed): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  return [
    `<article id="${operationId}"><h3><span>${method}</span> <code>${escapeHtml(path)}</code></h3>`,
    `<p>${withCode(summary)}.</p><p class="who">Who may call: <strong>${whoMayCall[operation["x-access"]]}</strong></p>`,
    ...parametersPart(parameters),
    ...(requestBody ? [`<h4>Payload</h4><pre>${contentText(requestBody.content)}</pre>`] : []),
    ...Object.entries(responses).flatMap(([status, response]) => {
      if (Number(status) >= 300) return [];
      const shape = response.content ? contentText(response.content) : "no body";
      return [`<h4>Answer ${status}</h4><pre>${shape}</pre>`];
    }),
    `<h4>Refusals</h4><ul class="refusals">${refusalItems(operation)}</ul></article>`,
  ].join("");
}

/** Names the content type if it is not JSON. */
function contentText(content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) =>
      type === "application/json" ? typeText(schema) : `${escapeHtml(type)}\n${typeText(schema)}`,
    )
    .join("");
}

function parametersPart(parameters: Operation["parameters"]): string[] {
  const own = parameters.filter((parameter): parameter is Parameter => !isReference(parameter));
  const keys = parameters.filter(
    (parameter) => isReference(parameter) && parameter.$ref.endsWith("IdempotencyKey"),
  );
  const rows = own.map(
    ({ name, in: where, required, schema }) =>
      `<dt>${escapeHtml(name)} <small>${where}${required ? "" : ", optional"}</small></dt><dd>${typeText(schema)}</dd>`,
  );
  for (const key of keys) {
    const optional = JSON.stringify(key).includes("/Optional") ? ", optional" : "";
    rows.push(`<dt>Idempotency-Key <small>header${optional}</small></dt><dd>uuid</dd>`);
  }
  return rows.length === 0 ? [] : [`<h4>Parameters</h4><dl>${rows.join("")}</dl>`];
}

function isReference(parameter: Parameter | Reference): parameter is Reference {
  return "$ref" in parameter;
}

function refusalItems({ responses }: Operation): string {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) => `<li>${status} <code>${escapeHtml(description)}</code></li>`,
    )
    .join("");
}

function schemasSection({ components }: OpenApiDocument): string {
  const parts = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${name}"><h3>${name}</h3><pre>${typeText(schema)}</pre></article>`,
  );
  return `<section id="schemas"><h2>Schemas</h2>${parts.join("")}</section>`;
}

function refusalsSection(): string {
  const rows = Object.entries(refusals).map(
    ([code, status]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td lang="pt">${escapeHtml(errorText(code))}</td></tr>`,
  );
  return `<section id="refusals"><h2>Refusals</h2><p>Every answer that is not a success is a <a href="#schema-Refusal">Refusal</a>.</p><table><thead><tr><th>Status</th><th>Code</th><th>Text</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

/** Marks text between backticks as code. */
function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}
