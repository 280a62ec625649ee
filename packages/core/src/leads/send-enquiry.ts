import { checkEmail } from '../identity/email.ts';
import { wayOfSale } from '../products/vocabulary.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import type { Area } from '../quoting/opening/start-quote.ts';
import { checkName } from '../shared/text/check-name.ts';
import { findLineProblem, findProseProblem, tidyLine } from '../shared/text/check-text.ts';
import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkPlace } from './check-place.ts';
import { type EnquiryKind, enquiryKinds } from './vocabulary.ts';
import { words } from '../shared/words.ts';

type Text = string | null | undefined;

export type EnquiryRequest = {
  readonly kind?: Text;
  /** The line that is asked for. */
  readonly provider?: Text;
  readonly name?: Text;
  readonly businessName?: Text;
  readonly email: string;
  readonly phone?: Text;
  /** How many are to be insured. */
  readonly units?: number | null | undefined;
  readonly postalCode?: Text;
  /** License numbers of who wants to sell, or where an affiliate publishes. */
  readonly credentials?: Text;
  /** What they want to say, in their words. */
  readonly about: string;
};

export type EnquirySent = {
  readonly kind: EnquiryKind;
  readonly provider: string | null;
  readonly name: string | null;
  readonly businessName: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly units: number | null;
  readonly postalCode: string | null;
  readonly area: Area | null;
  readonly credentials: string | null;
  readonly about: string;
};

/** More than the largest fleet that writes to us by a form. */
export const mostUnits = 10_000;

type Requested = {
  readonly name: boolean;
  readonly business: boolean;
  readonly line: boolean;
  readonly credentials: boolean;
};

/** What each kind has to say beside an address and a message. */
const requested: Readonly<Record<EnquiryKind, Requested>> = {
  line: { name: true, business: true, line: true, credentials: false },
  contact: { name: true, business: false, line: false, credentials: false },
  appointment: { name: true, business: true, line: false, credentials: true },
  affiliate: { name: true, business: false, line: false, credentials: true },
  chat: { name: false, business: false, line: false, credentials: false },
};

const isBlank = (text: Text): boolean => (text ?? '').trim() === '';

function findUnitsProblem(units: number | null | undefined): Refusal | null {
  if (Number.isInteger(units) && Number(units) >= 1 && Number(units) <= mostUnits) return null;
  const message = sentence(words('Enter how many, from {least} to {most}.', 'Entrez combien, de {least} à {most}.'), {
    least: 1,
    most: mostUnits,
  });
  return refusal('units_out_of_range', message, 'units');
}

/** What is wrong with a message, or null: there is one, and it is no longer than a form takes. */
export function findMessageProblem(message: string, field: string): Refusal | null {
  if (message.trim() === '')
    return refusal('about_missing', words('Write your message.', 'Écrivez votre message.'), field);
  return findProseProblem(message, 'reason', field);
}

function findAboutProblem(kind: EnquiryKind, about: string): Refusal | null {
  if (kind !== 'line' || !isBlank(about)) return findMessageProblem(about, 'about');
  return refusal(
    'about_missing',
    words('Say in a few words what you do with them.', 'Dites en quelques mots à quoi ils servent.'),
    'about',
  );
}

function findMissing(kind: EnquiryKind, { name, businessName, credentials }: EnquiryRequest): Refusal | null {
  const needed = requested[kind];
  if (needed.name && isBlank(name))
    return refusal('name_missing', words('Enter your name.', 'Entrez votre nom.'), 'name');
  if (needed.business && isBlank(businessName)) {
    return refusal(
      'business_name_missing',
      words('Enter the name of the business.', 'Entrez le nom de l’entreprise.'),
      'business_name',
    );
  }
  if (!needed.credentials) return null;
  if (!isBlank(credentials)) return findLineProblem(credentials ?? '', 'reference', 'credentials');
  return kind === 'appointment'
    ? refusal(
        'credentials_missing',
        words(
          'Enter your license numbers and where they hold.',
          'Entrez vos numéros de permis et où ils sont valables.',
        ),
        'credentials',
      )
    : refusal(
        'credentials_missing',
        words(
          'Enter where you publish: the address of a page, or the name.',
          'Indiquez où vous publiez : l’adresse d’une page, ou le nom.',
        ),
        'credentials',
      );
}

/** The name as it is kept, or null where nobody gave one. */
function checkOptionalName(name: Text, whose: 'person' | 'business', field: string): Decision<string | null> {
  return isBlank(name) ? accept(null) : checkName(name ?? '', whose, field);
}

function checkLine(request: EnquiryRequest, area: Area | null) {
  const units = findUnitsProblem(request.units);
  if (units) return { ok: false, refusal: units } as const;
  return checkPlace(request.postalCode ?? '', area);
}

const nowhere = { provider: null, units: null, postalCode: null, area: null } as const;

/** Whether a message is kept for the agents of an organization. Refuses at the field that is wrong, in the form's order. */
export function decideSendEnquiry(request: EnquiryRequest, area: Area | null): Decision<EnquirySent> {
  const kind = enquiryKinds.find((one) => one === (request.kind ?? 'line'));
  if (kind === undefined)
    return refuse(
      'kind_unknown',
      words('Write to us by one of the forms of our pages.', 'Écrivez-nous par l’un des formulaires de nos pages.'),
      'kind',
    );
  if (kind === 'line' && wayOfSale(request.provider ?? '') !== 'enquiry') {
    return refuse(
      'no_enquiry_needed',
      words(
        'This needs no enquiry. Start a quote for it.',
        'Ceci ne demande pas de renseignements préalables. Commencez une soumission.',
      ),
      'provider',
    );
  }
  const missing = findMissing(kind, request);
  if (missing) return { ok: false, refusal: missing };
  const name = checkOptionalName(request.name, 'person', 'name');
  if (!name.ok) return name;
  const business = checkOptionalName(request.businessName, 'business', 'business_name');
  if (!business.ok) return business;
  const email = checkEmail(request.email);
  if (!email.ok) return email;
  const phone = (request.phone ?? '').trim();
  const misdialled = phone === '' ? null : findPhoneProblem(phone, 'phone');
  if (misdialled) return { ok: false, refusal: misdialled };
  const place = kind === 'line' ? checkLine(request, area) : null;
  if (place?.ok === false) return place;
  const unclear = findAboutProblem(kind, request.about);
  if (unclear) return { ok: false, refusal: unclear };
  return accept({
    kind,
    name: name.event,
    businessName: business.event,
    email: email.event,
    phone: tidyLine(phone) || null,
    ...(place
      ? {
          ...place.event,
          provider: request.provider ?? null,
          units: request.units ?? null,
        }
      : nowhere),
    credentials: requested[kind].credentials ? tidyLine(request.credentials ?? '') : null,
    about: request.about.trim(),
  });
}
