import type { WrittenLetter } from '@roadworthy/core/claims/vocabulary.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { MailNotSentError } from '@roadworthy/providers/mail/port.ts';
import { openLetter, openLetters } from '../claims/claim-letters.ts';
import { type ClaimRow, followClock, lockClaim, moveClaim } from '../claims/claim-store.ts';
import { aboutClaim } from '../claims/handle-claim.ts';
import { defineProcess, type Outcome } from '../kernel/jobs/process.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { organizationBrand } from './gather-letter-facts.ts';
import { renderMail, type RenderedMail } from './mail-layout.ts';

type Request = {
  readonly claimId: string;
  readonly letterId: string;
  readonly kind: WrittenLetter;
  readonly to: string;
  readonly mail: RenderedMail;
};
type Answer = { readonly id: string } | { readonly failure: string };

/** What the law gives days for is done by a letter: that it was received, or why it takes longer. */
async function noteLetter(work: Work, claim: ClaimRow, kind: WrittenLetter): Promise<void> {
  const today = work.today(claim.time_zone);
  const done = {
    acknowledgement: { acknowledged: claim.acknowledged ?? today },
    status: { last_status_letter: today },
    reservation_of_rights: {},
    denial: {},
  }[kind];
  await followClock(work, await moveClaim(work, claim, claim.status, done));
}

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
    const content = { subject, paragraphs: body.split(/\n{2,}/), button: null };
    const brand = await organizationBrand(work, work.organizationId);
    const mail = renderMail(content, brand, localeFor(opened.event.language));
    await work.tx
      .updateTable('claim_letters')
      .set({ status: 'sending' })
      .where('claim_letter_id', '=', letterId)
      .execute();
    return { claimId, letterId, kind, to, mail };
  },
  async call({ request: { letterId, to, mail } }, platform): Promise<Outcome<Answer>> {
    try {
      return { known: true, answer: await platform.mail.send({ to, ...mail, key: letterId }) };
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      return error.permanent ? { known: true, answer: { failure: error.message } } : { known: false };
    }
  },
  async finish(work, { request: { claimId, letterId, kind } }, answer) {
    const claim = await lockClaim(work, claimId);
    const letters = work.tx.updateTable('claim_letters').where('claim_letter_id', '=', letterId);
    if ('failure' in answer) {
      await letters.set({ status: 'failed', failure: answer.failure.slice(0, 255) }).execute();
      const message = words(
        'The mail was not taken. Check the address, and write to them by mail.',
        'Le courriel n’a pas été accepté. Vérifiez l’adresse et écrivez-lui par la poste.',
      );
      return { status: 'failed', message: t(work.request.locale, message), claim: { claim_id: claimId } };
    }
    await letters.set({ status: 'sent', sent: work.now, mail_id: answer.id }).execute();
    await noteLetter(work, claim, kind);
    await work.publish({ type: 'claim_letter_sent', ...aboutClaim(claim), kind });
    return { status: 'sent', message: null, claim: { claim_id: claimId } };
  },
  // It stays on its way until the mail is taken.
  markUnknown: async () => undefined,
  pending: () => ({ status: 'pending', message: null, claim: null }),
});
