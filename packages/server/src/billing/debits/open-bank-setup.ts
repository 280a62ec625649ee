import { randomUUID } from 'node:crypto';
import { findLineProblem } from '@roadworthy/core/shared/text/check-text.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { GatewayUnknownError } from '@roadworthy/providers/payments/port.ts';
import { networkOf } from '../../kernel/network/network.ts';
import { outsideRead } from '../../kernel/operation.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const silent = words(
  'The bank connection does not answer just now. Try again in a minute, or pay with a card.',
  'La connexion bancaire ne répond pas en ce moment. Réessayez dans une minute ou payez par carte.',
);

export const openBankSetup = outsideRead({
  name: 'bank_setup',
  permission: 'quote:bind',
  example: { country: 'US', name: 'Ada Moreno' },
  badInput: [
    { input: { country: 'MX' }, code: 'country_unknown', field: 'country' },
    { input: { name: 'a\u0000b' }, code: 'text_has_hidden_characters', field: 'name' },
  ],
  async run({ input, platform, request }) {
    const { country, name, email, recurring } = input;
    if (country !== 'US' && country !== 'CA')
      return refuse('country_unknown', words('Choose US or CA.', 'Choisissez US ou CA.'), 'country');
    const unfit =
      findLineProblem(name, 'fullName', 'name') ?? (email ? findLineProblem(email, 'email', 'email') : null);
    if (unfit) return { ok: false, refusal: unfit };
    // Each makes a record at the gateway: as many as people need who try again, and no more.
    await platform.limiter.take([{ of: 'bank accounts from', who: networkOf(request.ip), most: 60, seconds: 3_600 }]);
    try {
      const requested = {
        key: randomUUID(),
        country,
        name,
        email: email ?? null,
        recurring: recurring === true,
      } as const;
      const setup = await platform.payments.openBankSetup(requested);
      return setup && { method_token: setup.token, client_secret: setup.clientSecret };
    } catch (error) {
      if (error instanceof GatewayUnknownError) return refuse('gateway_silent', silent);
      throw error;
    }
  },
});
