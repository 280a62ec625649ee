'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import type { RecordPersonFragment } from '../../generated/documents.ts';
import { personName } from './person-name.ts';
import { useLabels } from './use-labels.ts';

/** Who a record is about, with the ways to reach them. */
export function RecordPeople({ people }: { people: readonly RecordPersonFragment[] }) {
  const t = useTranslations('queue');
  const label = useLabels();
  if (people.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="type-h3">{t('record.people')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.entity_id} className="border-b border-line py-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <PersonLink person={person} />
              <span className="text-small text-ink-3">{label('relationship', person.entity_relationship)}</span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-small">
              {person.email && (
                <AppLink className="link inline-flex min-h-6 items-center break-all" href={`mailto:${person.email}`}>
                  {person.email}
                </AppLink>
              )}
              {person.phone && (
                <AppLink className="link inline-flex min-h-6 items-center" href={`tel:${person.phone}`}>
                  {person.phone}
                </AppLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name that leads to everything of the person's e-mail. */
function PersonLink({ person }: { person: RecordPersonFragment }) {
  const t = useTranslations('queue');
  const name = personName(person) ?? t('noName');
  if (!person.email) return <span className="font-medium">{name}</span>;
  return (
    <AppLink
      className="link inline-flex min-h-6 items-center font-medium"
      href={`/agents/customers/${person.entity_id}`}
      title={t('record.customer')}
    >
      {name}
    </AppLink>
  );
}
