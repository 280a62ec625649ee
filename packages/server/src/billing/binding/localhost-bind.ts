import { randomUUID } from 'node:crypto';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../../quoting/quote-store.ts';
import { beginBind, completeBind } from './bind-quote.ts';

/** The bind of checkout without anybody who takes money: everything else holds as it does there. */
export const localhostBind = operation({
  name: 'localhost_bind',
  example: {},
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  async run(work) {
    const { quote_id } = work.input;
    const key = randomUUID();
    const request = await beginBind(work, { quote_id, method_token: `localhost-${key}` }, key);
    if ('ok' in request) return request;
    const paid = { status: 'captured', reference: `localhost-${key}`, lastFour: '0000' } as const;
    return completeBind(work, await lockQuote(work, quote_id), request, paid);
  },
});
