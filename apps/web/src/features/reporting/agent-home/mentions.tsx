'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMentionsDocument, type MentionFragment, SeeMentionDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { customerOf } from '../../shared/customer-name.ts';
import { useInstant } from '../../shared/use-instant.ts';

/** The notes that mention the person, until they are done with them; nothing where there are none. */
export function Mentions() {
  const t = useTranslations('staff.mentions');
  const { sub: user_id } = useSignedInUser();
  const mentions = useRead('agent', LoadMentionsDocument, { user_id }).data?.note_mentions ?? [];
  if (mentions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h2">
        {t('title')}
        <span className="ml-2 font-normal text-ink-3 tabular-nums">{mentions.length}</span>
      </h2>
      <ul className="rounded-card border border-line">
        {mentions.map((mention) => (
          <OneMention key={mention.note_mention_id} mention={mention} />
        ))}
      </ul>
    </section>
  );
}

function OneMention({ mention }: { mention: MentionFragment }) {
  const t = useTranslations('staff.mentions');
  const working = useTranslations('queue.actions');
  const instant = useInstant();
  const seen = useOperation(SeeMentionDocument);
  const { quote_note: ofQuote, policy_note: ofPolicy, note_mention_id } = mention;
  const note = ofQuote ?? ofPolicy;
  if (note === null) return null;
  const author = note.author_name;
  const [title, href] = ofPolicy
    ? [
        t('policy', { author, number: ofPolicy.policy?.policy_number ?? '' }),
        `/agents/policies/${ofPolicy.policy_id}?tab=activity`,
      ]
    : [
        t('quote', { author, name: customerOf(ofQuote?.quote) ?? t('noName') }),
        `/agents/quotes/${ofQuote?.quote_id ?? ''}?tab=activity`,
      ];
  return (
    <li className="flex flex-col gap-1 border-b border-line px-3 py-2 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <AppLink className="link inline-flex min-h-7 items-center font-medium" href={href}>
          {title}
        </AppLink>
        <span className="flex items-center gap-3">
          <span className="text-small text-ink-3">{instant(mention.created).relative}</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('doneWith', { author })}
            busy={seen.isPending}
            busyLabel={working('working')}
            onClick={() => seen.mutate({ note_mention_id })}
          >
            {t('done')}
          </Button>
        </span>
      </div>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere text-ink-2">{note.note}</p>
      <FormAlert message={seen.error ? t('failed') : null} />
    </li>
  );
}
