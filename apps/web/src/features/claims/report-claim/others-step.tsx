'use client';
import type { ClaimRelationship } from '@roadworthy/core/claims/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { PhoneInput } from '@roadworthy/ui/forms/phone-input.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFieldCopy } from '../../shared/answers/fields.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { type ListedParty, type NewParty, useReport } from './report-context.tsx';
import { ReportStepPage } from './report-step.tsx';

const relationships = [
  'other_driver',
  'passenger',
  'witness',
  'injured',
] as const satisfies readonly ClaimRelationship[];
type Relationship = (typeof relationships)[number];

/** Who else was there: nobody, or those who are named. */
export function OthersStep() {
  const t = useTranslations('claim.report.others');
  const { claim, form, waiting } = useReport();
  const nobody = form.answer('no_others');
  const isAnybody = claim.claim_entities.length + claim.claim_vehicles.length + waiting.length > 0;
  const [adding, setAdding] = useState<'person' | 'vehicle' | null>(null);
  return (
    <ReportStepPage step="others">
      {!isAnybody && (
        <Checkbox
          id={nobody.id}
          checked={nobody.value === true}
          onChange={({ currentTarget }) => nobody.onChoose(currentTarget.checked ? true : null)}
          label={t('nobody')}
          error={nobody.error}
        />
      )}
      {isAnybody && <Listed />}
      {nobody.value !== true && adding === null && (
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={() => setAdding('person')}>
            <Icon name="plus" />
            {t('person')}
          </Button>
          <Button tone="quiet" onClick={() => setAdding('vehicle')}>
            <Icon name="plus" />
            {t('vehicle')}
          </Button>
        </div>
      )}
      {adding === 'person' && <AddPerson onDone={() => setAdding(null)} />}
      {adding === 'vehicle' && <AddVehicle onDone={() => setAdding(null)} />}
    </ReportStepPage>
  );
}

function Listed() {
  const t = useTranslations('claim.report.others');
  const { claim, waiting, remove } = useReport();
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  async function takeOut(party: ListedParty): Promise<void> {
    setRemoving(party.key);
    const refused = await remove(party);
    setRemoving(null);
    setProblem(refused === null ? null : refused || t('notRemoved'));
  }
  const nameOf = (relationship: string) =>
    t(`relationships.${relationships.find((one) => one === relationship) ?? 'witness'}`);
  const rows = [
    ...claim.claim_entities.map((one) => ({
      kind: 'person' as const,
      key: one.claim_entity_id,
      name: [one.first_name, one.last_name].filter(Boolean).join(' ') || t('nameless'),
      note: nameOf(one.entity_relationship ?? ''),
    })),
    ...claim.claim_vehicles.map((one) => ({
      kind: 'vehicle' as const,
      key: one.claim_vehicle_id,
      name: [one.make, one.model].filter(Boolean).join(' ') || (one.license_plate ?? ''),
      note: one.license_plate ?? '',
    })),
    ...waiting.map((one) => ({
      kind: 'waiting' as const,
      key: one.key,
      name: 'person' in one ? one.first_name || t('nameless') : [one.make, one.model].join(' '),
      note: t('waits'),
    })),
  ];
  return (
    <section aria-label={t('listed')}>
      <FormAlert message={problem} />
      <ul className="border-t border-line">
        {rows.map(({ kind, key, name, note }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
            <span className="text-ink-2">{note}</span>
            <Button
              tone="plain"
              busy={removing === key}
              busyLabel={t('remove')}
              aria-label={t('removeNamed', { name })}
              onClick={() => void takeOut({ kind, key })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds what was typed; what the server says against it stays in the form. */
function useAdding(onDone: () => void) {
  const { add } = useReport();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    problem,
    busy,
    async submit(party: NewParty): Promise<void> {
      if (busy) return;
      setBusy(true);
      const refused = await add(party);
      setBusy(false);
      if (refused === null) onDone();
      else setProblem(refused);
    },
  };
}

type AddProps = { onDone: () => void };

function AddPerson({ onDone }: AddProps) {
  const t = useTranslations('claim.report.others');
  const { optional } = useFieldCopy();
  const { problem, busy, submit } = useAdding(onDone);
  const [person, setPerson] = useState<Relationship>('other_driver');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [remark, setRemark] = useState('');
  return (
    <div role="group" aria-label={t('person')} className="flex flex-col gap-5 rounded-sheet border border-line p-4">
      <FormAlert message={problem} />
      <Field label={t('relationship')}>
        {(control) => (
          <SelectInput
            {...control}
            value={person}
            onChange={({ currentTarget }) =>
              setPerson(relationships.find((one) => one === currentTarget.value) ?? 'witness')
            }
            options={relationships.map((value) => ({ value, label: t(`relationships.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('name')} optional={optional}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={textLimits.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('phone')} optional={optional}>
        {(control) => <PhoneInput {...control} autoComplete="off" value={phone} onChange={setPhone} />}
      </Field>
      <Field label={t('remark')} optional={optional}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={textLimits.note}
            value={remark}
            onChange={({ currentTarget }) => setRemark(currentTarget.value)}
          />
        )}
      </Field>
      <AddButtons
        busy={busy}
        onCancel={onDone}
        onAdd={() => void submit({ person, first_name: name, phone, description: remark })}
      />
    </div>
  );
}

function AddVehicle({ onDone }: AddProps) {
  const t = useTranslations('claim.report.others');
  const { optional } = useFieldCopy();
  const { problem, busy, submit } = useAdding(onDone);
  const [typed, setTyped] = useState({ make: '', model: '', license_plate: '' });
  const fields = [
    ['make', t('make'), textLimits.title],
    ['model', t('model'), textLimits.title],
    ['license_plate', t('plate'), textLimits.plate],
  ] as const;
  return (
    <div role="group" aria-label={t('vehicle')} className="flex flex-col gap-5 rounded-sheet border border-line p-4">
      <FormAlert message={problem} />
      {fields.map(([field, label, maxLength]) => (
        <Field key={field} label={label} optional={optional}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxLength}
              value={typed[field]}
              onChange={({ currentTarget: { value } }) => setTyped((known) => ({ ...known, [field]: value }))}
            />
          )}
        </Field>
      ))}
      <AddButtons busy={busy} onCancel={onDone} onAdd={() => void submit(typed)} />
    </div>
  );
}

function AddButtons({ busy, onAdd, onCancel }: { busy: boolean; onAdd: () => void; onCancel: () => void }) {
  const t = useTranslations('claim.report.others');
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} busyLabel={t('add')} onClick={onAdd}>
        {t('add')}
      </Button>
      <Button tone="plain" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
