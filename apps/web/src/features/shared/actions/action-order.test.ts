import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { orderedActions } from './action-order.ts';

const operations = ['send_quote_to_customer', 'reopen_quote', 'load_agent_checkout_link'] as const;
const actions: readonly Action<null>[] = operations.map((operation) => ({ operation, Dialog: () => null }));
const open = (operation: string) => ({ operation, allowed: true, code: null, message: null });
const closed = (operation: string, code: string) => ({ operation, allowed: false, code, message: 'No.' });

function order(abilities: Parameters<typeof orderedActions>[1]) {
  const { primary, others } = orderedActions(actions, abilities);
  return { primary: primary?.action.operation ?? null, others: others.map(({ action }) => action.operation) };
}

test('the first action that is allowed stands in the head, the others in the menu', () => {
  const [send, reopen, link] = operations;
  expect(order([closed(send, 'quote_expired'), open(link), open(reopen)])).toEqual({
    primary: reopen,
    others: [send, link],
  });
});

test('when nothing is allowed, the first one says why', () => {
  expect(order(operations.map((operation) => closed(operation, 'quote_bound'))).primary).toBe('send_quote_to_customer');
});

test('what the role never may, and what the server does not speak of, is not offered', () => {
  expect(order([closed('send_quote_to_customer', 'actor_not_allowed')])).toEqual({ primary: null, others: [] });
});

test('what is done beside the real step stands in the menu, even when nothing else is allowed', () => {
  const [first] = actions;
  const aside = { operation: 'create_quote_note', isAside: true, Dialog: () => null } as const;
  const abilities = [closed('send_quote_to_customer', 'quote_bound'), open('create_quote_note')];
  const { primary, others } = orderedActions([...(first ? [first] : []), aside], abilities);
  expect(primary?.action.operation).toBe('send_quote_to_customer');
  expect(others.map(({ action }) => action.operation)).toEqual(['create_quote_note']);
  expect(orderedActions([aside], abilities).primary).toBeNull();
});

test('what is about something that a record does not have stands in the menu while it is refused', () => {
  const operation = 'reverse_pending_policy_cancellation';
  const reverse = { operation, isAside: 'closed', Dialog: () => null } as const;
  expect(orderedActions([reverse], [closed(operation, 'no_pending_cancellation')])).toMatchObject({
    primary: null,
    others: [{ action: { operation } }],
  });
  expect(orderedActions([reverse], [open(operation)]).primary?.action.operation).toBe(operation);
});
