import { isPaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { wordingFor } from './autopay-wording.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const readAutopayTerms = computedRead({
  name: 'autopay_terms',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: { method_kind: 'bank' },
  badInput: [{ input: { method_kind: 'cheque' }, code: 'method_kind_unknown', field: 'method_kind' }],
  async run(work) {
    const { quote_id, method_kind } = work.input;
    const kind = method_kind ?? 'card';
    if (!isPaymentMethodKind(kind))
      return refuse(
        'method_kind_unknown',
        words('Choose card or bank.', 'Choisissez carte ou compte bancaire.'),
        'method_kind',
      );
    const { quote } = await loadQuote(work, quote_id);
    return wordingFor(work, kind, quote);
  },
});
