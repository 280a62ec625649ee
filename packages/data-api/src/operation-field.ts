import type { ClientBase } from 'pg';
import type { Claims } from './scope.ts';

/** A value of a scalar type somewhere in the arguments of an operation; in a list its place is its index. */
export type InputScalar = { readonly path: readonly string[]; readonly scalar: string; readonly value: unknown };

export type OperationCall = {
  readonly args: Record<string, unknown>;
  /** The scalars in arguments as the operation declares them, whatever became of their values since; nulls are left out. */
  scalarsIn(args: Readonly<Record<string, unknown>>): Iterable<InputScalar>;
  readonly context: unknown;
  readonly role: string;
  readonly claims: Claims;
  /**
   * The JSON text of the caller's selection on `value`: plain objects by property, rows of a table by their key object.
   * `client` is inside a transaction under the caller's role; a row that role cannot see is null, or absent from a list.
   * An answer without rows needs none.
   */
  answer(client: ClientBase | null, value: unknown): Promise<string>;
};

/** A root field that the server resolves; its name and types stand in `operationsSdl`. */
export type OperationField = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  allowed(role: string): boolean;
  resolve(call: OperationCall): Promise<string>;
};

/** A refusal that an operation throws and the caller reads; `status` is 200 unless set. */
export type OperationError = {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly status?: number | undefined;
  /** What a program needs for the next step; it stands among the extensions as it is. */
  readonly details?: object | undefined;
};

/** Tells a refusal from a failure by its code: ours are lower case (`not_found`), PostgreSQL's and Node's are not. */
export function isOperationError(error: unknown): error is OperationError {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && /^[a-z][a-z0-9_-]*$/.test(code) && typeof message === 'string';
}
