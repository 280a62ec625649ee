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
  /**
   * Reads may come from a standby that knows of everything up to this place in the primary's log; from any, where it is
   * null. Left out, they come from the primary.
   */
  readonly after?: string | null;
};

export type DataAnswer = { readonly status: number; readonly body: string };
