import { decideRequote, type Requoted } from '@roadworthy/core/quoting/opening/requote.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { stepsOf } from '@roadworthy/core/quoting/checks/missing.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { MutationInputs } from '../../generated/operations.ts';
import { operation } from '../../kernel/operation.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';
import type { Work } from '../../kernel/work.ts';
import { findPostalArea } from '../../products/find-postal-area.ts';
import { productByProvider } from '../../products/product-store.ts';
import { writeCopiedQuote } from './copy-quote-request.ts';
import { takeQuoteBudget } from '../quote-budget.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { saveEdit } from '../pricing/rate-stored-quote.ts';
import { settleStatus } from '../ending/settle-status.ts';
import { writeFirstVehicle } from '../start-quote.ts';
import { writeCopiedContents } from './write-copied-contents.ts';

type Input = MutationInputs['requote'];

/** What is to be insured instead of the source's vehicles, where something is: kept where they are unless said. */
function insteadOf({ vehicle_class: vehicleClass, postal_code }: Input, source: Quote) {
  return vehicleClass ? { vehicleClass, postalCode: postal_code ?? source.postalCode } : null;
}

async function areaOf({ tx }: Work, postalCode: string) {
  const postal = checkPostalCode(postalCode);
  return postal.ok ? findPostalArea(tx, postal.event.country, postal.event.postalCode) : null;
}

async function writeRequote(work: Work, source: Quote, { started, use, ...copied }: Requoted, type: string) {
  const { actor } = work;
  const quoteId = await writeCopiedQuote(work, source, copied, isCustomer(actor.role) ? actor.userId : null);
  await writeCopiedContents(work, copied.quote, quoteId);
  if (started === null) return { quoteId };
  const { country, administrativeArea: administrative_area } = started.area;
  await writeFirstVehicle(work, {
    quoteId,
    type,
    place: { country, administrative_area, postal_code: started.postalCode },
    use,
  });
  return { quoteId, step: stepsOf(copied.quote)[0] };
}

export const requote = operation({
  name: 'requote',
  permission: 'quote:requote',
  root: 'quote_id',
  example: {},
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required' },
    agent_approved: { to: 'agent_approved' },
    referred: { to: 'referred' },
    expired: { to: 'expired' },
    bound: { to: 'bound' },
  },
  badInput: [
    { input: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' },
    { input: { vehicle_ids: [] }, code: 'vehicle_missing', field: 'vehicle_ids' },
    {
      input: { vehicle_ids: ['019a0000-0000-7000-8000-000000000000'] },
      code: 'vehicle_not_on_quote',
      field: 'vehicle_ids',
    },
    { input: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
    { input: { vehicle_class: 'class_b', postal_code: '4321' }, code: 'postal_code_malformed', field: 'postal_code' },
  ],
  async run(work) {
    const { input, tx, platform, actor } = work;
    const { quote: source, questions } = await lockQuote(work, input.quote_id);
    const product = await productByProvider(tx, input.provider ?? source.provider);
    const instead = insteadOf(input, source);
    const area = instead && (await areaOf(work, instead.postalCode));
    const wanted = { vehicleIds: input.vehicle_ids ?? null, instead };
    const decision = decideRequote(source, wanted, { product, area, questions }, actor, work.today(source.timeZone));
    if (!decision.ok) return decision;
    await takeQuoteBudget(work);
    const { quoteId, step } = await writeRequote(work, source, decision.event, input.vehicle_class ?? '');
    const { settled, ...saved } = await saveEdit(work, await loadQuote(work, quoteId), { step });
    await work.publish({ type: 'quote_copied', quoteId: source.quoteId, copyId: quoteId });
    await work.publish({ type: 'quote_copy_started', quoteId, sourceId: source.quoteId, ...saved });
    await settleStatus(work, settled);
    return { quote_id: quoteId, quote_token: quoteToken(platform.secrets, quoteId, 1), quote: { quote_id: quoteId } };
  },
});
