'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPolicyLettersDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { PostedLetters } from './posted-letters.tsx';
import { StatementButton } from './statement-button.tsx';

type PolicyLettersProps = {
  policyId: string;
  /** The last instant of which a letter is listed, where that is not now. */
  until?: string | undefined;
};

/** Every letter about a policy, for staff: what went to whom when, and the proof of it. */
export function PolicyLetters({ policyId, until }: PolicyLettersProps) {
  const t = useTranslations('policyParts.documents');
  const instant = useInstant();
  const query = useRead('agent', LoadPolicyLettersDocument, { policy_id: policyId, ...(until && { until }) });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('letters')}</h2>
      <QueryView
        query={query}
        shape="table"
        failed={t('lettersFailed')}
        find={(data) => data}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {({ notifications: letters, posted_letters: posted }) =>
          letters.length + posted.length === 0 ? (
            <p className="text-ink-2">{t('noLetters')}</p>
          ) : (
            <>
              <PostedLetters letters={posted} />
              <ul>
                {letters.map((one) => (
                  <li
                    key={one.notification_id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
                  >
                    <div className="min-w-0 flex-1 basis-60">
                      <p className="wrap-anywhere">{one.subject ?? t('letterStands', { status: one.status })}</p>
                      <p className="text-small text-ink-3 wrap-anywhere">
                        {[one.recipient, one.subject && t('letterStands', { status: one.status })]
                          .concat(instant(one.sent ?? one.created).absolute)
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </div>
                    {!until && one.status !== 'queued' && (
                      <StatementButton
                        kind="agent"
                        policyId={policyId}
                        type="mailing_proof"
                        aboutId={one.notification_id}
                        name={`${one.subject ?? ''} ${one.recipient}`}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </section>
  );
}
