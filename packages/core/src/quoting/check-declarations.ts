import { accept, refuse, type Decision, type Refused } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { incidentKinds } from './vocabulary.ts';

/** What the named insured declares, as it is sent: the answers that are given now, each as a whole. */
export type DeclarationsInput = {
  readonly incidents?: Readonly<Record<string, number>>;
  readonly telematics_consent?: boolean;
};

/** More incidents of one kind in three years are a typing mistake. */
const mostIncidents = 20;

type DeclarationRefusal = 'declaration_invalid' | 'unknown_declaration';
type Checked = Decision<true, DeclarationRefusal>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknown(key: string, field: string): Refused<DeclarationRefusal> {
  return refuse('unknown_declaration', sentence('There is no question “{key}”.', { key }), field);
}

function checkIncidents(incidents: unknown): Checked {
  const field = 'declarations.incidents';
  if (!isObject(incidents)) return refuse('declaration_invalid', 'Enter how many there were.', field);
  for (const [kind, count] of Object.entries(incidents)) {
    if (!incidentKinds.some((known) => known === kind)) return unknown(kind, `${field}.${kind}`);
    if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > mostIncidents) {
      const said = sentence('Enter a whole number from 0 to {most}.', { most: mostIncidents });
      return refuse('declaration_invalid', said, `${field}.${kind}`);
    }
  }
  return accept(true);
}

const checks: Readonly<Record<keyof DeclarationsInput, (value: unknown) => Checked>> = {
  incidents: checkIncidents,
  telematics_consent: (value) =>
    typeof value === 'boolean'
      ? accept(true)
      : refuse('declaration_invalid', 'Answer with yes or no.', 'declarations.telematics_consent'),
};

/** Whether what was sent answers questions that are asked, each as it may be answered; an unknown key is named. */
export function checkDeclarations(value: unknown): Decision<DeclarationsInput, DeclarationRefusal> {
  if (!isObject(value)) return refuse('declaration_invalid', 'Declarations are an object of answers.', 'declarations');
  for (const [key, answer] of Object.entries(value)) {
    if (!Object.hasOwn(checks, key)) return unknown(key, `declarations.${key}`);
    const checked = checks[key as keyof DeclarationsInput](answer);
    if (!checked.ok) return checked;
  }
  return accept(value);
}
