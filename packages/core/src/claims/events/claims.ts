import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { day } from '../../shared/time/day.ts';
import { choose, type Words, words } from '../../shared/words.ts';
import { factsTold, statementsTold } from '../coverage-facts.ts';
import { type ClaimFlag, notedSteps, reserveKinds, writtenLetters } from '../vocabulary.ts';

const about = { claimId: field.id, policyId: field.id.orNull() };
const ids = { claimId: 'claim', policyId: 'policy' };
const number = 'CL-100001-7';

/** A loss was reported. */
export const claimFiled = defineEvent('claim_filed', {
  about,
  facts: { number: field.text },
  carries: of<{ readonly flags: readonly ClaimFlag[] }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    for: 'customer',
    text: words('Claim {number} was reported', 'La réclamation {number} a été déposée'),
  },
  examples: [
    { ...ids, number, flags: [] },
    { ...ids, policyId: null, number, flags: ['policy_not_found'] },
  ],
});

/** Who reported it, or who handles it, took it back. */
export const claimWithdrawn = defineEvent('claim_withdrawn', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'close',
    for: 'customer',
    text: words('Claim {number} was withdrawn', 'La réclamation {number} a été retirée'),
  },
  examples: [{ ...ids, number }],
});

/** Somebody handles it from now on. */
export const claimAssigned = defineEvent('claim_assigned', {
  about,
  facts: { number: field.text, handler: field.text },
  timeline: {
    group: 'status',
    icon: 'user',
    for: 'customer',
    text: words('{handler} handles claim {number}', '{handler} s’occupe de la réclamation {number}'),
  },
  examples: [{ ...ids, number, handler: 'Sam Lee' }],
});

/** The loss is being looked into. */
export const claimInvestigated = defineEvent('claim_investigated', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'eye',
    for: 'customer',
    text: words('Claim {number} is being looked into', 'La réclamation {number} est en cours d’examen'),
  },
  examples: [{ ...ids, number }],
});

/** What the law gives days for was done. */
export const claimStepDone = defineEvent('claim_step_done', {
  about,
  facts: { number: field.text, step: field.oneOf(...notedSteps), on: field.day },
  timeline: {
    group: 'status',
    icon: 'check',
    for: 'staff',
    text: choose('step', {
      acknowledged: words(
        'Claim {number} was acknowledged on {on}',
        'Réception de la réclamation {number} confirmée le {on}',
      ),
      proof_of_loss: words(
        'Everything asked for on claim {number} had come in on {on}',
        'Tout ce qui était demandé pour la réclamation {number} était reçu le {on}',
      ),
      investigation_finished: words(
        'The investigation of claim {number} ended on {on}',
        'L’enquête sur la réclamation {number} s’est terminée le {on}',
      ),
      other: words(
        'A letter said on {on} why claim {number} takes longer',
        'Une lettre a expliqué le {on} pourquoi la réclamation {number} prend plus de temps',
      ),
    }),
  },
  examples: notedSteps.map((step) => ({ ...ids, number, step, on: day('2026-08-03') })),
});

/** What is held back for a coverage was changed. */
export const claimReserved = defineEvent('claim_reserved', {
  about,
  facts: {
    number: field.text,
    kind: field.oneOf(...reserveKinds),
    before: field.money,
    after: field.money,
  },
  timeline: {
    group: 'money',
    icon: 'shield',
    for: 'staff',
    text: choose('kind', {
      indemnity: words(
        'Held back for claim {number}: {after}, until now {before}',
        'Provision de la réclamation {number} : {after}, jusqu’ici {before}',
      ),
      other: words(
        'Held back for handling claim {number}: {after}, until now {before}',
        'Provision de frais de la réclamation {number} : {after}, jusqu’ici {before}',
      ),
    }),
  },
  examples: reserveKinds.map((kind) => ({
    ...ids,
    number,
    kind,
    before: 0,
    after: 250_000,
  })),
});

/** Nothing is paid; the reason is the claimant's to read. */
export const claimDenied = defineEvent('claim_denied', {
  about,
  facts: { number: field.text, reason: field.text },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'warning',
    for: 'customer',
    text: words('Claim {number} was denied: {reason}', 'La réclamation {number} a été refusée : {reason}'),
  },
  examples: [{ ...ids, number, reason: 'Wear is not covered.' }],
});

/** Nothing is left to do. */
export const claimClosed = defineEvent('claim_closed', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'check',
    for: 'customer',
    text: words('Claim {number} was closed', 'La réclamation {number} a été fermée'),
  },
  examples: [{ ...ids, number }],
});

/** It is looked at again. */
export const claimReopened = defineEvent('claim_reopened', {
  about,
  facts: { number: field.text, reason: field.text },
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    for: 'customer',
    text: words('Claim {number} was opened again: {reason}', 'La réclamation {number} a été rouverte : {reason}'),
  },
  examples: [{ ...ids, number, reason: 'New photographs came in.' }],
});

/** Whoever reported it asks to look at the denial again. */
export const claimAppealed = defineEvent('claim_appealed', {
  about,
  facts: { number: field.text, reason: field.text },
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    tone: 'warning',
    for: 'customer',
    text: words(
      'The denial of claim {number} was appealed: {reason}',
      'Le refus de la réclamation {number} a été porté en appel : {reason}',
    ),
  },
  examples: [{ ...ids, number, reason: 'The shop says that it was hail.' }],
});

/** The claimant was asked for something. */
export const claimantAsked = defineEvent('claimant_asked', {
  about,
  facts: { number: field.text, what: field.text },
  timeline: {
    group: 'status',
    icon: 'eye',
    for: 'customer',
    text: words('For claim {number} we need: {what}', 'Pour la réclamation {number}, il nous faut : {what}'),
  },
  examples: [{ ...ids, number, what: 'The estimate of the shop' }],
});

/** What the claimant was asked for came in. */
export const claimantAnswered = defineEvent('claimant_answered', {
  about,
  facts: { number: field.text, what: field.text, on: field.day },
  timeline: {
    group: 'status',
    icon: 'check',
    for: 'customer',
    text: words(
      'For claim {number} this came in on {on}: {what}',
      'Pour la réclamation {number}, ceci est arrivé le {on} : {what}',
    ),
  },
  examples: [{ ...ids, number, what: 'The estimate of the shop', on: day('2026-08-03') }],
});

/** A report that fitted no policy, or another one, belongs to this one. */
export const claimLinked = defineEvent('claim_linked', {
  about,
  facts: { number: field.text, policyNumber: field.text },
  timeline: {
    group: 'status',
    icon: 'arrow-right',
    for: 'staff',
    text: words(
      'Claim {number} belongs to policy {policyNumber}',
      'La réclamation {number} appartient à la police {policyNumber}',
    ),
  },
  examples: [{ ...ids, number, policyNumber: 'RV-100001-3' }],
});

/** A letter about it came back undelivered. */
export const claimLetterReturned = defineEvent('claim_letter_returned', {
  about,
  facts: { number: field.text, recipient: field.text, returnedOn: field.day },
  carries: of<{ readonly claimLetterId: string }>(),
  timeline: {
    group: 'status',
    icon: 'mail',
    tone: 'warning',
    for: 'staff',
    text: words(
      'A letter about claim {number} to {recipient} came back on {returnedOn}',
      'Une lettre sur la réclamation {number} à {recipient} est revenue le {returnedOn}',
    ),
  },
  examples: [{ ...ids, number, recipient: 'Ada Moreno', returnedOn: day('2026-08-10'), claimLetterId: 'letter' }],
});

/** A letter about it left, as its proof says. */
export const claimLetterSent = defineEvent('claim_letter_sent', {
  about,
  facts: { number: field.text, kind: field.oneOf(...writtenLetters) },
  timeline: {
    group: 'status',
    icon: 'mail',
    for: 'customer',
    text: choose('kind', {
      acknowledgement: words(
        'A letter said that claim {number} was received',
        'Une lettre a confirmé la réception de la réclamation {number}',
      ),
      reservation_of_rights: words(
        'A letter said that claim {number} is looked into, with our rights reserved',
        'Une lettre a indiqué que la réclamation {number} est examinée sous réserve de nos droits',
      ),
      status: words(
        'A letter said where claim {number} stands',
        'Une lettre a indiqué où en est la réclamation {number}',
      ),
      other: words(
        'A letter said why claim {number} was denied',
        'Une lettre a expliqué pourquoi la réclamation {number} a été refusée',
      ),
    }),
  },
  examples: writtenLetters.map((kind) => ({ ...ids, number, kind })),
});

/** A fact that decides which coverages answer was stated by who handles it. */
export const claimFactStated = defineEvent('claim_fact_stated', {
  about,
  facts: { number: field.text, told: field.oneOf(...factsTold), amount: field.money.orOmitted() },
  timeline: {
    group: 'status',
    icon: 'eye',
    for: 'staff',
    text: choose('told', {
      ...Object.fromEntries(factsTold.map((told) => [told, aboutNumber(statementsTold[told])])),
      other: words('A fact of claim {number} was stated', 'Un fait de la réclamation {number} a été établi'),
    }),
  },
  examples: factsTold.map((told) => ({ ...ids, number, told, amount: told.endsWith('_is') ? 120_000 : null })),
});

function aboutNumber({ en, fr }: Words): Words<'number' | 'amount'> {
  return { en: `Claim {number}: ${en}`, fr: `Réclamation {number} : ${fr}` };
}
