import type { WrittenLetter } from '@roadworthy/core/claims/vocabulary.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { MailNotSentError } from '@roadworthy/providers/mail/port.ts';
import { failLetter, noteLetterLeft, openLetter, openLetters } from '../claims/claim-letters.ts';
import { lockClaim } from '../claims/claim-store.ts';
import { defineProcess, type Outcome } from '../kernel/jobs/process.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { paragraphsOf } from './claim-letter-on-paper.ts';
import { organizationBrand } from './gather-letter-facts.ts';
import { renderMail, type RenderedMail } from './mail-layout.ts';
import { queueClaimLetter } from './post/queue-posted-letters.ts';

type Request = {
  readonly claimId: string;
  readonly letterId: string;
  readonly kind: WrittenLetter;
  /** Null: it goes by post, and is followed as every letter by post is. */
  readonly email: { readonly to: string; readonly mail: RenderedMail } | null;
};
type Answer = { readonly id: string } | { readonly failure: string } | { readonly isPosted: true };

/** Sends a letter about a claim that somebody else reviewed; asked again, the same mail goes under the same key. */
export const sendClaimLetter = defineProcess<'send_claim_letter', Request, Answer>({
  name: 'send_claim_letter',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { claim_letter_id: '00000000-0000-7000-8000-000000000000' },
  subject: ({ letterId }) => ({ table: 'claim_letters', id: letterId }),
  async begin(work): Promise<Request | Refused> {
    const { claim_id: claimId, claim_letter_id: letterId } = work.input;
    const opened = await openLetters(work, claimId);
    if (!opened.ok) return opened;
    const letter = await openLetter(work, opened.event, letterId, 'reviewed');
    if (!letter.ok) return letter;
    const { subject, body, kind, recipient: to } = letter.event;
    await work.tx
      .updateTable('claim_letters')
      .set({ status: 'sending' })
      .where('claim_letter_id', '=', letterId)
      .execute();
    if (to === null) {
      await queueClaimLetter(work, letter.event);
      return { claimId, letterId, kind, email: null };
    }
    const content = { subject, paragraphs: paragraphsOf(body), button: null };
    const brand = await organizationBrand(work, work.organizationId);
    return {
      claimId,
      letterId,
      kind,
      email: { to, mail: renderMail(content, brand, localeFor(opened.event.language)) },
    };
  },
  async call({ request: { letterId, email } }, platform): Promise<Outcome<Answer>> {
    if (email === null) return { known: true, answer: { isPosted: true } };
    try {
      return { known: true, answer: await platform.mail.send({ to: email.to, ...email.mail, key: letterId }) };
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      return error.permanent ? { known: true, answer: { failure: error.message } } : { known: false };
    }
  },
  async finish(work, { request: { claimId, letterId, kind } }, answer) {
    const about = { claim: { claim_id: claimId } };
    if ('isPosted' in answer) return { status: 'posted', message: null, ...about };
    const claim = await lockClaim(work, claimId);
    if ('failure' in answer) {
      await failLetter(work, letterId, answer.failure);
      return { status: 'failed', message: notTaken(work), ...about };
    }
    await noteLetterLeft(work, claim, { letterId, kind, proof: answer.id, on: work.today(claim.time_zone) });
    return { status: 'sent', message: null, ...about };
  },
  // It stays on its way until the mail is taken.
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null, claim: null }),
});

const notTaken = ({ request: { locale } }: Pick<Work, 'request'>): string =>
  t(
    locale,
    words(
      'The mail was not taken. Check the address, or write to them by post.',
      'Le courriel n’a pas été accepté. Vérifiez l’adresse, ou écrivez-lui par la poste.',
    ),
  );
