import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { accountTypes } from '@roadworthy/providers/payments/bank-account.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromRefusal, OperationError } from '../../kernel/errors.ts';
import { localeOf, t } from '../../kernel/language.ts';
import { wakeDebit } from '../../billing/debits/follow-debits.ts';
import { wakeIntent } from '../../kernel/jobs/wake-intent.ts';
import type { HttpParts } from '../http-parts.ts';
import { networkLimit } from '../connections/identify.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';

const short = z.string().max(textLimits.name);
const card = z.object({
  number: short,
  expMonth: z.coerce.number(),
  expYear: z.coerce.number(),
  cvc: short,
  postalCode: short,
  name: short,
});

/** What is wrong with what was typed, each at its field, in the reader's language. */
function refuseFields(
  request: FastifyRequest,
  reply: FastifyReply,
  refusals: readonly (Refusal & { readonly field: string })[],
): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const errors = refusals.map((refusal) => ({
    message: t(locale, refusal),
    extensions: { code: refusal.code, path: '$', field: refusal.field },
  }));
  return reply.code(422).send({ errors });
}

/** POST /api/payments/sandbox/tokens: the sandbox's card form; what it takes is neither logged nor kept. */
export function cardRoute(app: FastifyInstance, { platform, cards }: HttpParts): void {
  if (cards === null) return;
  const limit = networkLimit(app, 60);
  app.post('/api/payments/sandbox/tokens', async (request, reply) => {
    await limit(request);
    const entry = card.safeParse(request.body);
    if (!entry.success) {
      const field = entry.error.issues[0]?.path.join('.');
      throw new OperationError(
        'card_incomplete',
        words('Fill in every field of the card.', 'Remplissez tous les champs de la carte.'),
        { field, status: 422 },
      );
    }
    // A card is good through its month wherever its holder is.
    const today = dayInZone(platform.clock.now(), 'Pacific/Honolulu');
    const tokenized = await cards.tokenizeCard(entry.data, today);
    if (tokenized.ok) {
      const { token, lastFour, brand } = tokenized;
      return { token, last_four: lastFour, brand };
    }
    return refuseFields(request, reply, tokenized.refusals);
  });
}

const account = z.object({
  country: z.enum(['US', 'CA']),
  holder: short,
  routing: short.default(''),
  institution: short.default(''),
  transit: short.default(''),
  account: short,
  accountType: z.enum(accountTypes),
});

/** POST /api/payments/sandbox/accounts: the sandbox's form for a bank account, as that for cards. */
export function accountRoute(app: FastifyInstance, { cards }: HttpParts): void {
  if (cards === null) return;
  const limit = networkLimit(app, 60);
  app.post('/api/payments/sandbox/accounts', async (request, reply) => {
    await limit(request);
    const entry = account.safeParse(request.body);
    if (!entry.success) {
      const field = entry.error.issues[0]?.path.join('.');
      const message = words(
        'Fill in every field of the bank account.',
        'Remplissez tous les champs du compte bancaire.',
      );
      throw new OperationError('account_incomplete', message, { field, status: 422 });
    }
    const tokenized = await cards.tokenizeAccount(entry.data);
    return tokenized.ok
      ? { token: tokenized.token, last_four: tokenized.lastFour }
      : refuseFields(request, reply, tokenized.refusals);
  });
}

/**
 * POST /api/payments/webhook: what the gateway says of a payment, believed by its signature alone. It decides nothing:
 * the gateway is asked again under the payment's key.
 */
export async function webhookRoute(app: FastifyInstance, { platform }: HttpParts): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post('/api/payments/webhook', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const decision = platform.payments.verifyWebhook(request.headers, body);
      if (!decision.ok) {
        throw fromRefusal(decision.refusal, 400);
      }
      const { event } = decision;
      if (event?.key) await wakeIntent(platform, event.key);
      if (event) await wakeDebit(platform, event);
      return reply.code(204).send();
    });
  });
}
