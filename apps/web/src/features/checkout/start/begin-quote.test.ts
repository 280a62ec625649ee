// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepQuoteSource, quoteSource } from '../../../data/quote/quote-source.ts';
import { RequoteDocument, StartQuoteDocument } from '../../../generated/documents.ts';
import { answeringServer, Failure, refusal } from '../../../testing/answering-server.ts';
import { beginQuote } from './begin-quote.ts';

const server = answeringServer();
const answers = { garaging_postal_code: '43215', type: 'class_b' };
const begun = { quote_id: 'q1', quote_token: 't1' };
const begin = () => beginQuote('personal', answers);
const rolesOf = (document: typeof StartQuoteDocument | typeof RequoteDocument) =>
  server.sentTo(document).map(({ headers }) => [headers.get('x-hasura-role'), headers.get('x-roamly-quote-token')]);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  server.answer(StartQuoteDocument, () => ({ start_quote: begun }));
  server.answer(RequoteDocument, () => ({ requote: begun }));
});

test('a quote of nobody in particular is begun with its two answers', async () => {
  expect(await begin()).toEqual(begun);
  expect(rolesOf(StartQuoteDocument)).toEqual([[null, null]]);
});

test('a quote says on which of our pages it began', async () => {
  window.history.replaceState(null, '', '/checkout/start?line=boat&source=boat');
  await begin();
  expect(server.sentTo(StartQuoteDocument)[0]?.variables).toMatchObject({ marketing_source: 'boat' });
});

test('whoever is signed in and has nothing yet has it in their account', async () => {
  keepQuoteSource({ quoteId: null, token: null });
  await begin();
  expect(rolesOf(StartQuoteDocument)).toEqual([['global:user', null]]);
  expect(quoteSource()).toBeNull();
});

test.each([
  ['whoever is signed in', null, ['global:user', null]],
  ['the bearer of a link', 'token', [null, 'token']],
] as const)('what is known of %s is taken over by the server, once', async (_who, token, expected) => {
  keepQuoteSource({ quoteId: 'q0', token });
  await begin();
  expect(server.sentTo(RequoteDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: 'q0', provider: 'personal', postal_code: '43215', vehicle_class: 'class_b' },
  ]);
  expect(rolesOf(RequoteDocument)).toEqual([expected]);
  await begin();
  expect(rolesOf(StartQuoteDocument)).toEqual([[null, null]]);
});

test('an answer that is refused is asked again, and the people stay known', async () => {
  keepQuoteSource({ quoteId: 'q0', token: null });
  server.answer(RequoteDocument, () => refusal('product_not_live', 'Not there.', 'postal_code'));
  await expect(begin()).rejects.toThrow('Not there.');
  expect(quoteSource()).not.toBeNull();
});

test('whoever is no longer signed in begins as anybody does', async () => {
  keepQuoteSource({ quoteId: 'q0', token: null });
  server.answer(RequoteDocument, () => refusal('access-denied', 'Sign in again.'));
  expect(await begin()).toEqual(begun);
  expect(rolesOf(StartQuoteDocument)).toEqual([[null, null]]);
  expect(quoteSource()).toBeNull();
});

test('without an answer nothing is begun twice', async () => {
  keepQuoteSource({ quoteId: 'q0', token: null });
  server.answer(RequoteDocument, () => new Failure(null, 0));
  await expect(begin()).rejects.toThrow();
  expect(server.sentTo(StartQuoteDocument)).toEqual([]);
});
