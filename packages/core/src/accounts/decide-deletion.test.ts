import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { decideAskDeletion, decideDeletion, decideTakeBackDeletion, describeStatus } from './decide-deletion.ts';
import { aPolicy, nothing } from './held.fixture.ts';
import { planDeletion } from './plan-deletion.ts';
import { type DeletionObstacle, deletionObstacles, deletionStatuses } from '../shared/deletion-kinds.ts';
import { deletionWaitDays } from './vocabulary.ts';

const free = planDeletion(nothing);
const bound = planDeletion({ ...nothing, underWay: 1, policies: [aPolicy({ status: 'active' })] });

describe('deleting a person’s data', () => {
  test('is decided for whom nothing stands against', () => {
    expect(decideDeletion(free)).toEqual({ ok: true, event: free });
  });

  test('is refused for the gravest reason, which says what to do', () => {
    expect(decideDeletion(bound)).toMatchObject({
      refusal: {
        code: 'policy_in_force',
        message: 'Policy RWP-100001-7 is in force or about to begin. Cancel it or let it run out first.',
      },
    });
  });

  test.each(deletionStatuses)('is asked for once at a time: after one that is %s', (status) => {
    const expected = { waiting: false, erasing: false, done: true, taken_back: true, refused: true }[status];
    expect(decideAskDeletion(status, free).ok).toBe(expected);
    if (!expected) {
      expect(decideAskDeletion(status, bound)).toMatchObject({ refusal: { code: 'deletion_asked' } });
    }
  });

  test('is asked for by who never did', () => {
    expect(decideAskDeletion(null, free).ok).toBe(true);
    expect(decideAskDeletion(null, bound)).toMatchObject({ refusal: { code: 'policy_in_force' } });
  });

  test.each([...deletionStatuses, null])('is taken back while it waits, and not when it is %s', (status) => {
    expect(decideTakeBackDeletion(status && { status }).ok).toBe(status === 'waiting');
  });

  test('waits within the thirty days that we promise', () => {
    expect(deletionWaitDays).toBeGreaterThanOrEqual(7);
    expect(deletionWaitDays).toBeLessThan(30);
  });
});

/** Written down as its reader in Ontario has it, in both languages; a record is named where there is one. */
const texts: readonly (readonly [DeletionObstacle, string | null, string, string])[] = [
  [
    'works_here',
    null,
    'You work here with this account. Your organization has to end that first.',
    'Vous travaillez ici avec ce compte. Votre organisation doit d’abord y mettre fin.',
  ],
  [
    'policy_in_force',
    'RWP-1',
    'Policy RWP-1 is in force or about to begin. Cancel it or let it run out first.',
    'La police RWP-1 est en vigueur ou sur le point de commencer. Résiliez-la d’abord ou laissez-la arriver à terme.',
  ],
  [
    'claim_open',
    'RWP-1',
    'A claim on policy RWP-1 is open. Deletion is possible once it is settled or withdrawn.',
    'Une réclamation est ouverte sur la police RWP-1. La suppression est possible dès qu’elle est réglée ou retirée.',
  ],
  [
    'claim_open',
    null,
    'A claim is open. Deletion is possible once it is settled or withdrawn.',
    'Une réclamation est ouverte. La suppression est possible dès qu’elle est réglée ou retirée.',
  ],
  [
    'quote_pending_bind',
    null,
    'A policy is being bought right now. Wait until that is done.',
    'L’achat d’une police est en cours. Attendez qu’il soit terminé.',
  ],
  [
    'payment_under_way',
    null,
    'A payment is on its way. Wait until it has arrived or come back.',
    'Un paiement est en cours. Attendez qu’il soit arrivé ou revenu.',
  ],
  [
    'money_owed',
    'RWP-1',
    'Something is still to be paid on policy RWP-1. Pay it first.',
    'Il reste un montant à payer sur la police RWP-1. Payez-le d’abord.',
  ],
  [
    'money_due_back',
    'RWP-1',
    'Money is due back to you on policy RWP-1. Wait until it has reached you.',
    'Un remboursement vous est dû sur la police RWP-1. Attendez de l’avoir reçu.',
  ],
];

describe('what stands against it', () => {
  test.each(texts)('%s of %s is said so', (obstacle, record, english, inFrench) => {
    const sentence = describeStatus({ obstacle, record });
    expect(printSentence(sentence, 'en-CA')).toBe(english);
    expect(printSentence(sentence, 'fr-CA')).toBe(inFrench);
  });

  test.each(deletionObstacles)('is said in both languages: %s', (obstacle) => {
    for (const record of [null, 'RWP-100001-7']) {
      const message = describeStatus({ obstacle, record });
      const printed = printSentence(message, 'fr-CA');
      expect(printed).not.toBe(message.message);
      expect(message.message).not.toContain('{');
      expect(printed).not.toContain('{');
    }
  });

  test('is refused in French, too', () => {
    for (const decision of [decideAskDeletion('waiting', free), decideTakeBackDeletion(null)]) {
      if (decision.ok) throw new Error('It was accepted');
      expect(printSentence(decision.refusal, 'fr-CA')).not.toBe(decision.refusal.message);
    }
  });
});
