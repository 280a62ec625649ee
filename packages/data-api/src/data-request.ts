import type { Claims } from './scope.ts';

export type DataRequest = {
  readonly role: string;
  readonly claims: Claims;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  /** Lets the caller read the schema and see suggestions in messages. */
  readonly allowIntrospection?: boolean;
  readonly context?: unknown;
};

export type DataAnswer = { readonly status: number; readonly body: string };
