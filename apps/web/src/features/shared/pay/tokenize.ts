import { RequestError } from '../../../data/requests/request-error.ts';
import { fetchJson, headersFor } from '../../../data/requests/request.ts';

/** Gives a bank account to who keeps it; the token that stands for it from then on. Throws RequestError. */
export async function tokenize(url: string, account: object): Promise<string> {
  const headers = headersFor({});
  headers.set('Content-Type', 'application/json');
  const answer = await fetchJson(url, { method: 'POST', headers, body: JSON.stringify(account) });
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
  if (typeof token !== 'string') throw new RequestError('', { info: answer, status: 500 });
  return token;
}
