import { forPrograms } from '@roadworthy/core/shared/words.ts';
import { OperationError } from '../../kernel/errors.ts';

export type GraphqlRequest = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
};

function bad(message: string): OperationError {
  return new OperationError('bad_request', forPrograms(message), { status: 400 });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parameters of one request, as GraphQL over HTTP names them. Throws `bad_request` (400). */
function readGraphqlRequest(body: unknown): GraphqlRequest {
  if (!isMap(body)) throw bad('The body has to be an object with a query, or a list of such objects.');
  const { query, variables, operationName, extensions } = body;
  if (typeof query !== 'string' || query === '') throw bad('query has to be a text.');
  if (variables !== undefined && variables !== null && !isMap(variables)) throw bad('variables has to be an object.');
  if (extensions !== undefined && extensions !== null && !isMap(extensions))
    throw bad('extensions has to be an object.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw bad('operationName has to be a text.');
  }
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const mostRequests = 10;

/** The requests of a body: one, or a list of them, which is answered by a list. Throws `bad_request` (400). */
export function readGraphqlRequests(body: unknown): { readonly isBatch: boolean; readonly requests: GraphqlRequest[] } {
  if (!Array.isArray(body)) return { isBatch: false, requests: [readGraphqlRequest(body)] };
  if (body.length === 0 || body.length > mostRequests)
    throw bad(`A list of requests has to hold 1 to ${mostRequests} of them.`);
  return { isBatch: true, requests: body.map(readGraphqlRequest) };
}

export type AnswerType = 'application/json' | 'application/graphql-response+json';

/** The media type that the Accept header prefers of the two that we write; application/json when it says nothing. */
export function answerTypeOf(accept: string | undefined): AnswerType {
  if (accept === undefined || !/graphql-response/i.test(accept)) return 'application/json';
  const wanted = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type, q };
  });
  const rank = (...types: string[]) =>
    Math.max(0, ...wanted.filter(({ type }) => types.includes(type)).map(({ q }) => q));
  const graphql = rank('application/graphql-response+json');
  return graphql > 0 && graphql >= rank('application/json', 'application/*', '*/*')
    ? 'application/graphql-response+json'
    : 'application/json';
}
