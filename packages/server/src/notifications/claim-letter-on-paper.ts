import { addressLines } from '@roadworthy/core/documents/declarations.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import type { Location } from '@roadworthy/core/quoting/quote.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { ClaimLetterRow } from '../claims/claim-letters.ts';
import { loadClaim } from '../claims/claim-store.ts';
import { printersIn } from '../documents/pdf-words.ts';
import type { Work } from '../kernel/work.ts';
import { placeOnPaper } from '../quoting/stored-address.ts';

/** The paragraphs of a letter as its writer parted them. */
export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/u);

const claimNumber = words('Claim number', 'Numéro de réclamation');

/** The pages of a letter about a claim: the same facts give the same pages. */
export async function claimLetterOnPaper(work: Work, letter: ClaimLetterRow): Promise<Statement> {
  const claim = await loadClaim(work, letter.claim_id);
  const organization = await work.tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as phone', 'service_email as email'])
    .where('organization_id', '=', work.organizationId)
    .executeTakeFirstOrThrow();
  const locale = localeFor(claim.language);
  const { t } = printersIn(locale, 'USD');
  const number = claim.claim_number ?? '';
  const at = { ...placeOnPaper(letter.address) } as Location;
  return {
    locale,
    title: letter.subject,
    policyNumber: number,
    reference: `${t(claimNumber)} ${number}`,
    organization,
    issued: dayInZone(letter.created, claim.time_zone),
    figures: [{ label: t(claimNumber), value: number }],
    parts: [
      {
        title: t(words('To', 'À')),
        facts: [
          {
            label: letter.recipient_name ?? '',
            lines: addressLines(at, { locale, t }),
          },
        ],
        notes: paragraphsOf(letter.body),
      },
    ],
  };
}
