import { day } from '@roadworthy/core/shared/time/day.ts';
import type { EarlyRead } from '../../../data/early/ask-early.ts';
import { pageSize, readQueueState } from '../../../data/queue/queue-address.ts';
import { requestBody } from '../../../data/requests/request.ts';
import type { Ask, QueueList } from './queue-list.ts';

/** The same for everybody: the first view depends neither on who looks nor on the day. */
const anybody = { userId: '', today: day('2000-01-01') };

/** What a list asks for first where its address says nothing. */
export function firstRead<Row, Where>(list: QueueList<Row, Where>): EarlyRead {
  const state = readQueueState(new URLSearchParams(), list.rules);
  let body = '';
  const note: Ask = (document, variables) => {
    body = requestBody(document, variables);
    return new Promise(() => undefined);
  };
  void list.load(note, { where: list.whereOf(state, anybody), sort: state.sort, limit: pageSize, offset: 0 });
  return { path: list.rules.path, body };
}
