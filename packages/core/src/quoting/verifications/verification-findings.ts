import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import { declaredIncidents, driversOf } from '../subject/subject-of-quote.ts';
import type { Entity, Quote } from '../quote.ts';
import { recordIncidents } from './record-incidents.ts';
import { words } from '../../shared/words.ts';

export const buyerNotConfirmed = words(
  'We could not confirm who is buying.',
  'Nous n’avons pas pu confirmer qui achète.',
);

type CheckedFinding = Sentence & {
  readonly code: string;
  readonly value: string | number;
  readonly field?: string;
};

/** What answers to checks say against selling a quote as it is. */
export type VerificationFindings = {
  /** What a customer cannot settle alone. */
  readonly agentRequired: readonly CheckedFinding[];
  readonly referrals: readonly CheckedFinding[];
};

export const noVerificationFindings: VerificationFindings = { agentRequired: [], referrals: [] };

/** What nobody forgets: where it was not declared, more than the price has to be talked about. */
const unforgotten = ['major', 'at_fault'] as const;

const letters = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase();

/** Whether two names may be one person's: the last names are equal, and one first name begins as the other does. */
function isSamePerson(
  one: Pick<Entity, 'firstName' | 'lastName'>,
  other: Pick<Entity, 'firstName' | 'lastName'>,
): boolean {
  const [first, second] = [letters(one.firstName ?? ''), letters(other.firstName ?? '')];
  const isSameLast = letters(one.lastName ?? '') === letters(other.lastName ?? '');
  return isSameLast && (first.startsWith(second) || second.startsWith(first));
}

function findingsOfDriver(driver: Entity, index: number, quote: Quote): CheckedFinding[] {
  const { record, entityRelationship } = driver;
  if (!record) return [];
  const path = (field: string) => `drivers.${index}.${field}`;
  const found: CheckedFinding[] = [];
  if (!isSamePerson(driver, record)) {
    const message = sentence(
      words(
        'The license belongs to somebody of another name. An agent has to look at it with you.',
        'Le permis est au nom de quelqu’un d’autre. Un agent doit le vérifier avec vous.',
      ),
    );
    found.push({ code: 'name_mismatch', value: index + 1, field: path('license_number'), ...message });
  }
  if (record.license.status !== 'valid') {
    const message = sentence(
      words(
        'The license is not valid now. An agent has to look at it with you.',
        'Le permis n’est pas valide en ce moment. Un agent doit le vérifier avec vous.',
      ),
    );
    found.push({ code: 'license_not_valid', value: record.license.status, field: path('license_number'), ...message });
  }
  const declared = entityRelationship === 'named_insured' ? declaredIncidents(quote.declarations) : null;
  const counted = recordIncidents(record.entries, quote.effectiveDate);
  const undeclared = unforgotten.reduce((sum, kind) => sum + Math.max(0, counted[kind] - (declared?.[kind] ?? 0)), 0);
  // Nobody is asked what the other drivers have behind them.
  if (entityRelationship === 'named_insured' && undeclared > 0) {
    const message = sentence(
      words(
        'The driving record shows more than was declared. An agent has to look at it with you.',
        'Le dossier de conduite indique plus que ce qui a été déclaré. Un agent doit le vérifier avec vous.',
      ),
    );
    found.push({ code: 'undeclared_incidents', value: undeclared, field: path('incidents'), ...message });
  }
  return found;
}

/** What the answers to the checks of a quote say against selling it as it is; nothing where none came in. */
export function verificationFindings(quote: Quote): VerificationFindings {
  const flags = quote.identity?.flags ?? [];
  return {
    agentRequired: driversOf(quote.entities).flatMap((driver, index) => findingsOfDriver(driver, index, quote)),
    referrals:
      flags.length === 0
        ? []
        : [{ code: 'identity_doubtful', value: flags.toSorted().join(' '), ...sentence(buyerNotConfirmed) }],
  };
}
