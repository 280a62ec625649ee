import { checkEmail } from '../identity/email.ts';
import { wayOfSale } from '../products/vocabulary.ts';
import { findPhoneProblem } from '../quoting/check-entity.ts';
import type { Area } from '../quoting/start-quote.ts';
import { checkName } from '../shared/check-name.ts';
import { findProseProblem, tidyLine } from '../shared/check-text.ts';
import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
import { checkPlace, type Place } from './check-place.ts';

export type EnquiryRequest = {
  readonly provider: string;
  readonly name: string;
  readonly businessName: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  /** How many are to be insured. */
  readonly units: number;
  readonly postalCode: string;
  /** What they do, in their words. */
  readonly about: string;
};

export type EnquirySent = Place & {
  readonly name: string;
  readonly businessName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly units: number;
  readonly about: string;
};

/** More than the largest fleet that writes to us by a form. */
export const mostUnits = 10_000;

function findUnitsProblem(units: number): Refusal | null {
  if (Number.isInteger(units) && units >= 1 && units <= mostUnits) return null;
  const said = sentence('Enter how many, from {least} to {most}.', { least: 1, most: mostUnits });
  return refusal('units_out_of_range', said, 'units');
}

function findAboutProblem(about: string): Refusal | null {
  if (about.trim() === '') return refusal('about_missing', 'Say in a few words what you do with them.', 'about');
  return findProseProblem(about, 'reason', 'about');
}

function findMissing({ name, businessName }: EnquiryRequest): Refusal | null {
  if (name.trim() === '') return refusal('name_missing', 'Enter your name.', 'name');
  return businessName.trim() === ''
    ? refusal('business_name_missing', 'Enter the name of the business.', 'business_name')
    : null;
}

/** Whether an enquiry is kept for the agents of an organization. Refuses at the field that is wrong, in the form's order. */
export function decideSendEnquiry(request: EnquiryRequest, area: Area | null): Decision<EnquirySent> {
  if (wayOfSale(request.provider) !== 'enquiry') {
    return refuse('no_enquiry_needed', 'This needs no enquiry. Start a quote for it.', 'provider');
  }
  const missing = findMissing(request);
  if (missing) return { ok: false, refusal: missing };
  const name = checkName(request.name, 'person', 'name');
  if (!name.ok) return name;
  const business = checkName(request.businessName, 'business', 'business_name');
  if (!business.ok) return business;
  const email = checkEmail(request.email);
  if (!email.ok) return email;
  const phone = (request.phone ?? '').trim();
  const problem = (phone === '' ? null : findPhoneProblem(phone, 'phone')) ?? findUnitsProblem(request.units);
  if (problem) return { ok: false, refusal: problem };
  const place = checkPlace(request.postalCode, area);
  if (!place.ok) return place;
  const unclear = findAboutProblem(request.about);
  if (unclear) return { ok: false, refusal: unclear };
  return accept({
    ...{ name: name.event, businessName: business.event, email: email.event, phone: tidyLine(phone) || null },
    ...{ units: request.units, ...place.event, about: request.about.trim() },
  });
}
