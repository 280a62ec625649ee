import type { BindResult } from '../../generated/operations.ts';
import { notFound } from '../../kernel/errors.ts';
import { computedRead } from '../../kernel/operation.ts';

export const bindProgress = computedRead({
  name: 'bind_progress',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote_id } = work.input;
    const intent = await work.tx
      .selectFrom('process_intents')
      .select(['state', 'result'])
      .where('process', '=', 'bind_quote')
      .where('root_id', '=', quote_id)
      .orderBy('created', 'desc')
      .executeTakeFirst();
    if (!intent) throw notFound();
    if (intent.state === 'finished') return intent.result as BindResult;
    return {
      status: 'pending',
      policy_id: null,
      policy_number: null,
      message: null,
      decline_code: null,
      policy: null,
      quote: { quote_id },
    };
  },
});
