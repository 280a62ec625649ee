'use client';
import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { DateParts } from '@roadworthy/ui/forms/date-parts.tsx';
import { composeDay, type DayParts, emptyDayParts, splitDay } from '@roadworthy/ui/forms/day-parts.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { personName } from '../../../shared/person-name.ts';
import type { ChangeFormProps, ChangeKind } from '../change-kind.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import { TextField } from './text-field.tsx';

const deeds = ['change', 'exclude', 'include', 'remove'] as const;
type Deed = (typeof deeds)[number];

/** Who it is about, by their root; nobody yet, or somebody new. */
type Draft = {
  readonly who: string;
  readonly deed: Deed | 'add' | 'add_excluded';
  readonly first_name: string;
  readonly last_name: string;
  readonly birthdate: DayParts;
  readonly license_number: string;
  readonly license_area: string;
  readonly experience: string;
};

const somebodyNew = 'new';
const blank: Draft = {
  who: '',
  deed: 'add',
  first_name: '',
  last_name: '',
  birthdate: emptyDayParts,
  license_number: '',
  license_area: '',
  experience: '',
};
const issuers = [...usStates, ...canadianProvinces].toSorted().map((code) => ({ value: code, label: code }));

type Person = NonNullable<ChangedPolicy['current_quote']>['entities'][number];
const driversOf = ({ current_quote: quote }: ChangedPolicy): Person[] =>
  (quote?.entities ?? []).filter(({ entity_relationship: of }) => of === 'driver' || of === 'excluded_driver');

const isExcluded = ({ entity_relationship: of }: Person): boolean => of === 'excluded_driver';

/** A driver as the form shows them; the number of a license is typed anew or stays. */
const draftOf = (person: Person, deed: Deed): Draft => ({
  who: person.root_entity_id,
  deed,
  first_name: person.first_name ?? '',
  last_name: person.last_name ?? '',
  birthdate: person.birthdate ? splitDay(person.birthdate) : emptyDayParts,
  license_number: '',
  license_area: person.license_administrative_area ?? '',
  experience: person.rv_driving_experience_years === null ? '' : String(person.rv_driving_experience_years),
});

function DriverForm({ policy, draft, onChange, errorOf }: ChangeFormProps<Draft>) {
  const t = useTranslations('change');
  const drivers = driversOf(policy);
  const chosen = drivers.find(({ root_entity_id: root }) => root === draft.who);
  const offered =
    chosen && isExcluded(chosen) ? (['include', 'remove'] as const) : (['change', 'exclude', 'remove'] as const);
  return (
    <div className="flex flex-col gap-8">
      <RadioTiles
        id="driver-who"
        name="driver-who"
        label={t('driver.who')}
        options={[
          ...drivers.map((one) => ({
            value: one.root_entity_id,
            label: personName(one) ?? t('driver.somebody'),
            ...(isExcluded(one) && { note: t('driver.isExcluded') }),
          })),
          { value: somebodyNew, label: t('driver.new') },
        ]}
        value={draft.who || null}
        onChange={(who) => {
          const person = drivers.find(({ root_entity_id: root }) => root === who);
          onChange(person ? draftOf(person, isExcluded(person) ? 'include' : 'change') : { ...blank, who });
        }}
        columns={2}
      />
      {chosen && (
        <RadioTiles
          id="driver-deed"
          name="driver-deed"
          label={t('driver.deed')}
          options={offered.map((deed) => ({ value: deed, label: t(`driver.deeds.${deed}`) }))}
          value={draft.deed}
          onChange={(deed) => onChange(draftOf(chosen, deeds.find((one) => one === deed) ?? 'change'))}
          columns={3}
        />
      )}
      {draft.who === somebodyNew && (
        <RadioTiles
          id="driver-deed"
          name="driver-deed"
          label={t('driver.drives')}
          options={[
            { value: 'add', label: t('driver.deeds.add') },
            { value: 'add_excluded', label: t('driver.deeds.add_excluded') },
          ]}
          value={draft.deed}
          onChange={(deed) => onChange({ ...draft, deed: deed === 'add' ? 'add' : 'add_excluded' })}
          columns={2}
        />
      )}
      {(draft.who === somebodyNew || (chosen && draft.deed === 'change')) && (
        <DriverFields draft={draft} isStored={chosen !== undefined} onChange={onChange} errorOf={errorOf} />
      )}
    </div>
  );
}

type DriverFieldsProps = Pick<ChangeFormProps<Draft>, 'draft' | 'onChange' | 'errorOf'> & { isStored: boolean };

function DriverFields({ draft, isStored, onChange, errorOf }: DriverFieldsProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const at = (name: string) => errorOf(new RegExp(`^(entity|drivers\\.\\d+)\\.${name}$`));
  const text = (name: 'first_name' | 'last_name') => ({
    id: `driver-${name}`,
    value: draft[name],
    error: at(name),
    onChange: (typed: string) => onChange({ ...draft, [name]: typed }),
    input: { autoComplete: 'off', maxLength: textLimits.name },
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('first_name')} label={t('you.firstName')} />
        <TextField {...text('last_name')} label={t('you.lastName')} />
      </div>
      <DateParts
        id="driver-birthdate"
        label={t('you.birthdate')}
        value={draft.birthdate}
        onChange={(birthdate) => onChange({ ...draft, birthdate })}
        error={at('birthdate') ?? undefined}
        locale={locale}
        partLabels={{ month: t('you.month'), day: t('you.day'), year: t('you.year') }}
      />
      {draft.deed !== 'add_excluded' && (
        <>
          <TextField
            id="driver-experience"
            label={t('drivers.theirExperience')}
            value={draft.experience}
            error={at('rv_driving_experience_years')}
            onChange={(typed) => onChange({ ...draft, experience: typed.replaceAll(/\D/g, '') })}
            input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 2, className: 'max-w-24' }}
          />
          <div className="grid max-w-xl items-start gap-4 sm:grid-cols-[1fr_11rem]">
            <TextField
              id="driver-license"
              label={t('drivers.license')}
              hint={isStored ? t('drivers.licenseKept') : t('drivers.licenseHint')}
              value={draft.license_number}
              error={at('license_number')}
              onChange={(license_number) => onChange({ ...draft, license_number })}
              input={{ autoComplete: 'off', spellCheck: false, maxLength: 40 }}
            />
            <Field id="driver-license-area" label={t('drivers.licenseArea')} error={at('license_administrative_area')}>
              {(control) => (
                <SelectInput
                  {...control}
                  options={[{ value: '', label: '–' }, ...issuers]}
                  value={draft.license_area}
                  onChange={({ currentTarget: { value } }) => onChange({ ...draft, license_area: value })}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </div>
  );
}

function entityOf(draft: Draft) {
  const birthdate = composeDay(draft.birthdate);
  return {
    entity_type: 'person',
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    ...(birthdate && { birthdate }),
    ...(draft.license_number.trim() && {
      license_number: draft.license_number.trim(),
      ...(draft.license_area && { license_administrative_area: draft.license_area }),
    }),
    ...(draft.experience && { rv_driving_experience_years: Number(draft.experience) }),
  };
}

/** Who drives: somebody more, other answers about somebody, somebody excluded or back, somebody less. */
export const driverKind: ChangeKind<Draft> = {
  code: 'driver',
  begin: () => blank,
  changes(draft, policy) {
    const { who, deed } = draft;
    if (who === '') return null;
    if (who === somebodyNew) {
      // Nothing is asked about somebody whose name and birth date are still being typed.
      const isNamed = draft.first_name.trim() !== '' && draft.last_name.trim() !== '';
      if (!isNamed || composeDay(draft.birthdate) === null) return null;
      const relationship = deed === 'add_excluded' ? 'excluded_driver' : 'driver';
      return { add_people: [{ relationship, entity: entityOf(draft) }] };
    }
    const person = driversOf(policy).find(({ root_entity_id: root }) => root === who);
    if (!person) return null;
    if (deed === 'remove') return { remove_people: [who] };
    if (deed === 'exclude' || deed === 'include') {
      const relationship = deed === 'exclude' ? 'excluded_driver' : 'driver';
      return { people: [{ root_entity_id: who, relationship, changes: {} }] };
    }
    const isSame = JSON.stringify(draft) === JSON.stringify(draftOf(person, 'change'));
    return isSame ? null : { people: [{ root_entity_id: who, changes: entityOf(draft) }] };
  },
  fields: () => /^(entity|drivers\.\d+)\./,
  Form: DriverForm,
};
