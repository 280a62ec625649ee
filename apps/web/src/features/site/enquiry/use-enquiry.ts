'use client';
import { useEffect, useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { SendEnquiryDocument } from '../../../generated/documents.ts';
import { enquiryDraft, nothingTyped, type TypedEnquiry } from './enquiry-draft.ts';
import { type EnquiryField, type EnquiryWords, fieldsOf } from './enquiry-words.ts';

type Problems = Partial<Record<EnquiryField, string>>;
type Sent = { readonly email: string; readonly reference: string; readonly until: string };
type Sending = 'typing' | 'sending' | Sent;

/** What cannot be sent at all: a number that is none goes as 0, which the server refuses at its field. */
const wholeNumber = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0);

export const controlId = (field: EnquiryField): string => `enquiry-${field}`;

/** An instant as the reader’s own clock and language say it. */
function instantText(instant: string, lang: string): string {
  const how = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(lang || undefined, { ...how, timeZoneName: 'short' }).format(new Date(instant));
}

/** What a form sends of what was typed: nothing of fields that it has not. */
function providedBy(words: EnquiryWords, provider: string | null, typed: TypedEnquiry) {
  const fields: readonly EnquiryField[] = fieldsOf[words.form];
  const provided = Object.fromEntries(fields.map((field) => [field, typed[field]]));
  const line = words.form === 'line' ? { provider, units: wholeNumber(typed.units) } : {};
  return { ...provided, ...line, kind: words.form, email: typed.email, about: typed.about };
}

/** An enquiry as it is typed, kept for the tab, sent once, and what is wrong with it at each field. */
export function useEnquiry(provider: string | null, words: EnquiryWords) {
  const fields: readonly EnquiryField[] = fieldsOf[words.form];
  const draft = provider ?? words.form;
  const isField = (name: string | undefined): name is EnquiryField => fields.some((field) => field === name);
  const [website, setWebsite] = useState('');
  const [typed, setTyped] = useState<TypedEnquiry>(nothingTyped);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<Sending>('typing');
  // The same enquiry is sent once, however often its answer is lost.
  const [key, setKey] = useState(newId);
  useEffect(() => setTyped(enquiryDraft(draft).read()), [draft]);

  function set(field: EnquiryField, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    enquiryDraft(draft).keep(next);
    setProblems(({ [field]: _mended, ...others }) => others);
  }

  function show(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(controlId(first))?.focus();
  }

  async function send(): Promise<void> {
    if (state === 'sending') return;
    const lacking = fields.filter((field) => field !== 'phone' && typed[field].trim() === '');
    setFailure(null);
    if (lacking.length > 0) return show(Object.fromEntries(lacking.map((field) => [field, words.missing[field]])));
    setState('sending');
    const { request } = await import('../../../data/requests/request.ts');
    try {
      const partner = words.form === 'line' ? visitPartner.read() : null;
      const enquiry = { ...providedBy(words, provider, typed), partner, ...(website && { website }) };
      const { send_enquiry } = await request(SendEnquiryDocument, enquiry, { idempotencyKey: key });
      enquiryDraft(draft).forget();
      setTyped(nothingTyped);
      setProblems({});
      const { email, reference, answer_by } = send_enquiry;
      setState({ email, reference, until: instantText(answer_by, document.documentElement.lang) });
      setKey(newId());
    } catch (error) {
      const { readableMessage, RequestError } = await import('../../../data/requests/request-error.ts');
      const text = readableMessage(error) ?? words.failed;
      const field = error instanceof RequestError ? error.field : undefined;
      if (error instanceof RequestError && error.code !== undefined) setKey(newId());
      setState('typing');
      if (isField(field)) show({ [field]: text });
      else setFailure(text);
    }
  }

  return { typed, problems, failure, state, set, send, website, setWebsite, again: () => setState('typing') };
}
