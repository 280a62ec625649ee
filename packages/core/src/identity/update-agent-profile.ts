import { checkName, type NameRefusal } from '../shared/text/check-name.ts';
import { findLineProblem, findPrintedTitleProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refusal, refuse, type Decision, type Refusal } from '../shared/decision.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import { isSecureAddress } from '../shared/text/secure-address.ts';
import { words } from '../shared/words.ts';

/** What an agent says of themselves to the customers whom they serve. */
export type AgentCard = {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly phone: string | null;
  /** Where customers choose an hour to talk. */
  readonly scheduleUrl: string | null;
};

type Provided = { readonly [Part in keyof AgentCard]?: string | null | undefined };
type CardRefusal = NameRefusal | TextRefusal | 'name_missing' | 'phone_invalid' | 'schedule_url_not_valid';

const orNull = (text: string | null | undefined): string | null => tidyLine(text ?? '') || null;

function nameOf(provided: string | null | undefined, field: string): Decision<string, CardRefusal> {
  if (orNull(provided) === null) {
    return refuse(
      'name_missing',
      words(
        'Customers have to know whom they talk to. Enter it.',
        'Vos clients doivent savoir à qui ils parlent. Entrez-le.',
      ),
      field,
    );
  }
  return checkName(provided ?? '', 'person', field);
}

function findUrlProblem(url: string): Refusal<CardRefusal> | null {
  const line = findLineProblem(url, 'url', 'schedule_url');
  if (line) return line;
  if (isSecureAddress(url)) return null;
  const message = words(
    'Use the full, secure address of your calendar, as the browser shows it.',
    'Utilisez l’adresse complète et sécurisée de votre calendrier, comme le navigateur l’affiche.',
  );
  return refusal('schedule_url_not_valid', message, 'schedule_url');
}

function findProblem({ title, phone, scheduleUrl }: Omit<AgentCard, 'firstName' | 'lastName'>) {
  const wrongTitle = title === null ? null : findPrintedTitleProblem(title, 'title');
  if (wrongTitle) return wrongTitle;
  const wrongPhone = phone === null ? null : findPhoneProblem(phone, 'phone');
  if (wrongPhone) return wrongPhone;
  return scheduleUrl === null ? null : findUrlProblem(scheduleUrl);
}

/** The card of an agent as it is kept: tidied, with both names; each refusal names its field. */
export function decideAgentCard(provided: Provided): Decision<AgentCard, CardRefusal> {
  const first = nameOf(provided.firstName, 'first_name');
  if (!first.ok) return first;
  const last = nameOf(provided.lastName, 'last_name');
  if (!last.ok) return last;
  const card: AgentCard = {
    firstName: first.event,
    lastName: last.event,
    title: orNull(provided.title),
    phone: orNull(provided.phone),
    scheduleUrl: orNull(provided.scheduleUrl),
  };
  const problem = findProblem(card);
  return problem === null ? accept(card) : { ok: false, refusal: problem };
}
