import type { JSONSchema } from "zod/v4/core";
import type { Access } from "../../../contract/route.ts";

/** The parts of OpenAPI 3.1 that the document uses. */
export type Schema = JSONSchema.BaseSchema;

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
};

export type Reference = { $ref: string };

export type Content = Partial<
  Record<
    "application/json" | "multipart/form-data" | "application/pdf" | "text/event-stream",
    { schema: Schema }
  >
>;

export type Response = {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  "x-access": Access;
  "x-roles": string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response>;
};

export type OpenApiDocument = {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: Schema }>;
    schemas: Record<string, Schema>;
  };
};
