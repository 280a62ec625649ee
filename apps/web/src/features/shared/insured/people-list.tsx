'use client';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import type { AddressLineFragment, PersonFactsFragment } from '../../../generated/documents.ts';
import { addressLine } from '../address-line.ts';
import { personName } from '../person-name.ts';
import { printDay } from '../print-day.ts';
import { useLabels } from '../use-labels.ts';

/** Staff who may see it ask for the license number besides. */
type Person = PersonFactsFragment & { readonly license_number?: string | null };

type PeopleListProps = {
  people: readonly Person[];
  mailing: AddressLineFragment | null;
  level?: 2 | 3;
};

/** Everybody on a quote or a policy, with what is known of each. */
export function PeopleList({ people, mailing, level = 2 }: PeopleListProps) {
  const t = useTranslations('policyParts.people');
  if (people.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {people.map((person) => (
        <li key={person.entity_id}>
          <PersonFacts
            person={person}
            mailing={person.entity_relationship === 'named_insured' ? mailing : null}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}

type PersonFactsProps = { person: Person; mailing: AddressLineFragment | null; level: 2 | 3 };

function PersonFacts({ person, mailing, level }: PersonFactsProps) {
  const t = useTranslations('policyParts.people');
  const label = useLabels();
  const facts = [
    { key: 'email', label: t('email'), value: person.email && <span className="break-all">{person.email}</span> },
    { key: 'phone', label: t('phone'), value: person.phone },
    { key: 'birthdate', label: t('birthdate'), value: printDay(person.birthdate) },
    { key: 'marital', label: t('marital'), value: label('marital', person.marital_status) },
    { key: 'license', label: t('license'), value: person.license_administrative_area },
    { key: 'licenseNumber', label: t('licenseNumber'), value: person.license_number ?? null },
    { key: 'since', label: t('licensedSince'), value: person.license_first_issued_year },
    { key: 'experience', label: t('experience'), value: person.rv_driving_experience_years },
    { key: 'mailing', label: t('mailing'), value: addressLine(mailing) },
  ];
  return (
    <FactList
      level={level}
      title={
        <>
          {personName(person) ?? t('noName')}{' '}
          <span className="text-small font-normal text-ink-3">{label('relationship', person.entity_relationship)}</span>
        </>
      }
      facts={facts.filter(({ value }) => value !== null && value !== '')}
    />
  );
}
