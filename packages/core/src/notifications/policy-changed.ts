import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sumCents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import {
  type ChangeInLetter,
  type ChangeLetterFacts,
  closing,
  greeting,
  type Letter,
  type Message,
  nameInLetter,
} from './letter.ts';

type Change<Kind extends ChangeInLetter['kind']> = Extract<ChangeInLetter, { kind: Kind }>;

const refused = (): Decision<Message> =>
  refuse('change_not_there', 'There was nothing to say of this change when the e-mail was to be sent.');

const forms = {
  affinity_discount: 'From {day} on, policy {number} has the discount for members of a group.',
  proposal: 'What policy {number} covers is changed from {day} on, as it was proposed.',
  vin: 'From {day} on, policy {number} names your {vehicle} by the VIN {vin}.',
  right_vin: 'From {day} on, policy {number} names your {vehicle} by its right VIN.',
  effective_date:
    'Cover of your {vehicle} under policy {number} begins on {day} and ends on {to}, at 12:01 a.m. local time.',
};

/** What was changed, and from which day on. */
function whatChanged(facts: ChangeLetterFacts, change: Exclude<ChangeInLetter, Change<'rewritten'>>): Sentence[] {
  const input = { number: facts.policyNumber, vehicle: nameInLetter(facts.vehicle), day: facts.effective };
  if (change.kind === 'contact') return reachedBy(change, input);
  if (change.kind === 'effective_date') return [sentence(forms.effective_date, { ...input, to: change.to })];
  if (change.kind === 'affinity_discount') return [sentence(forms.affinity_discount, input)];
  if (change.kind === 'proposal') return [sentence(forms.proposal, input)];
  const { vin } = change;
  return [vin === null ? sentence(forms.right_vin, input) : sentence(forms.vin, { ...input, vin })];
}

const notRequested = { message: 'If nobody asked for this, call us at once.' };

/** Where letters and calls go from now on; a former address is not told the new one. */
function reachedBy({ reached }: Change<'contact'>, input: { readonly number: string }): Sentence[] {
  const form = 'What we write about policy {number} goes to another address from now on.';
  if (reached === null) return [sentence(form, input), notRequested];
  const { email, phone } = reached;
  const where =
    phone === null
      ? sentence('We write to {email} about policy {number} from now on.', { ...input, email })
      : sentence('We write to {email} and call {phone} about policy {number} from now on.', { ...input, email, phone });
  return [where, notRequested];
}

/** What it costs or brings: each line, the sum, and how it is paid or comes back. */
function whatItCosts({ lines, refund, currency }: ChangeLetterFacts): Sentence[] {
  const each = lines.map(({ what, cents }) => {
    const line = { what, amount: { cents: Math.abs(cents), currency } };
    return cents < 0 ? sentence('{what}: {amount} less', line) : sentence('{what}: {amount} more', line);
  });
  const sum = sumCents(lines.map(({ cents }) => cents));
  const amount = { cents: Math.abs(sum), currency };
  if (sum === 0) return [...each, { message: 'The term costs the same as before.' }];
  const back = { cents: refund, currency };
  const more = 'The term costs {amount} more. It is added to your payments to come; your billing page shows each.';
  const less = 'The term costs {amount} less. It comes off your next payments; your billing page shows each.';
  const returned = 'The term costs {amount} less. {refund} comes back to the card or account that paid.';
  const form = sum > 0 ? more : refund === 0 ? less : returned;
  return [...each, sentence(form, { amount, refund: back })];
}

function subjectOf(
  { policyNumber: number, effective: day }: ChangeLetterFacts,
  kind: ChangeInLetter['kind'],
): Sentence {
  if (kind === 'effective_date') return sentence('Your policy {number} begins on {day}', { number, day });
  if (kind === 'contact') return sentence('How we reach you about policy {number}', { number });
  return sentence('Your policy {number} has changed', { number });
}

/** A policy was changed within its term: what, from which day, and what it costs or brings, line by line. */
export const policyChanged: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { change } = facts;
    if (change.kind === 'rewritten') return refused();
    const isPaper = change.kind !== 'contact';
    return accept({
      subject: subjectOf(facts, change.kind),
      paragraphs: [
        greeting(facts.firstName),
        ...whatChanged(facts, change),
        ...whatItCosts(facts),
        ...(isPaper ? [{ message: 'Your new declarations page is in your account. All else stays as it is.' }] : []),
        closing(facts.sender),
      ],
      button: { label: { message: 'Open my policy' }, url: facts.url },
    });
  },
};

/** A policy that nobody paid goes on as another one: from when on, under which number, and with what it left unpaid. */
export const policyRewritten: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { change, policyNumber: number, currency, effective: day } = facts;
    if (change.kind !== 'rewritten') return refused();
    const { nextNumber: next, balance: cents } = change;
    const input = { number, next, day, vehicle: nameInLetter(facts.vehicle) };
    const unpaid = { amount: { cents, currency }, next };
    return accept({
      subject: sentence('Policy {next} takes the place of policy {number}', input),
      paragraphs: [
        greeting(facts.firstName),
        sentence('Your {vehicle} is insured under policy {next} from {day} at 12:01 a.m. local time.', input),
        sentence('Policy {number} is over then. Nothing is asked for under it any more.', input),
        ...(cents === 0
          ? []
          : [sentence('The {amount} that was not paid of it is part of what policy {next} costs.', unpaid)]),
        closing(facts.sender),
      ],
      button: { label: { message: 'Open my new policy' }, url: facts.url },
    });
  },
};

/** A lender is told under which policy goes on what it has an interest in. */
export const lenderRewritten: Letter<'change'> = {
  subject: 'change',
  kind: 'cover',
  isCounted: false,
  write({ change, policyNumber: number, effective: day, sender, ...facts }) {
    if (change.kind !== 'rewritten') return refused();
    const input = { number, next: change.nextNumber, day, vehicle: nameInLetter(facts.vehicle) };
    return accept({
      subject: sentence('Policy {number}: notice to the lienholder', input),
      paragraphs: [
        { message: 'Hello,' },
        sentence(
          'The {vehicle} in which you have an interest is insured under policy {next} from {day} at 12:01 a.m. local time, in place of policy {number}.',
          input,
        ),
        closing(sender),
      ],
      button: null,
    });
  },
};
