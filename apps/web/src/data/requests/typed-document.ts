declare const types: unique symbol;

/** The text of one GraphQL operation that knows its result and its variables. */
export type TypedDocument<Result, Variables> = string & {
  readonly [types]?: (variables: Variables) => Result;
};

export type ResultOf<D> = D extends TypedDocument<infer Result, never> ? Result : never;

/** The name of the operation in a document, as the server logs it. */
export function operationNameOf(document: string): string | undefined {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
}
