'use client';
import { useEffect, useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { SendEnquiryDocument } from '../../../generated/documents.ts';
import { enquiryDraft, nothingTyped, type TypedEnquiry } from './enquiry-draft.ts';
import type { EnquiryField, EnquiryWords } from './enquiry-words.ts';

type Problems = Partial<Record<EnquiryField, string>>;
type Sending = 'typing' | 'sending' | { readonly sentTo: string };

const fields: readonly EnquiryField[] = ['name', 'business_name', 'email', 'phone', 'units', 'postal_code', 'about'];
const isField = (name: string | undefined): name is EnquiryField => fields.some((field) => field === name);
/** What cannot be sent at all: a number that is none goes as 0, which the server refuses at its field. */
const wholeNumber = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : 0);

export const controlId = (field: EnquiryField): string => `enquiry-${field}`;

/** An enquiry as it is typed, kept for the tab, sent once, and what is wrong with it at each field. */
export function useEnquiry(provider: string, words: EnquiryWords) {
  const [typed, setTyped] = useState<TypedEnquiry>(nothingTyped);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<Sending>('typing');
  // The same enquiry is sent once, however often its answer is lost.
  const [key, setKey] = useState(newId);
  useEffect(() => setTyped(enquiryDraft(provider).read()), [provider]);

  function set(field: EnquiryField, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    enquiryDraft(provider).keep(next);
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
    const { request } = await import('../../../data/request.ts');
    try {
      const enquiry = { ...typed, provider, units: wholeNumber(typed.units), partner: visitPartner.read() };
      const { send_enquiry } = await request(SendEnquiryDocument, enquiry, { idempotencyKey: key });
      enquiryDraft(provider).forget();
      setTyped(nothingTyped);
      setProblems({});
      setState({ sentTo: send_enquiry.email });
      setKey(newId());
    } catch (error) {
      const { readableMessage, RequestError } = await import('../../../data/request-error.ts');
      const said = readableMessage(error) ?? words.failed;
      const field = error instanceof RequestError ? error.field : undefined;
      if (error instanceof RequestError && error.code !== undefined) setKey(newId());
      setState('typing');
      if (isField(field)) show({ [field]: said });
      else setFailure(said);
    }
  }

  return { typed, problems, failure, state, set, send, again: () => setState('typing') };
}
