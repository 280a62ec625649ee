'use client';
import type { Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import type { ReactNode } from 'react';
import type { LineView } from '../../shared/lines/line-view.ts';
import type { ChangeFormProps, ChangeKind, ErrorWords, RequestedChanges } from '../change-my-policy/change-kind.ts';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';
import type { KindCode } from '../change-my-policy/kind-codes.ts';
import { addressKind } from '../change-my-policy/kinds/address-kind.tsx';
import { coverKind } from '../change-my-policy/kinds/cover-kind.tsx';
import { driverKind } from '../change-my-policy/kinds/driver-kind.tsx';
import { lienholderKind } from '../change-my-policy/kinds/lienholder-kind.tsx';
import { mileageKind } from '../change-my-policy/kinds/mileage-kind.tsx';
import { vehicleKind } from '../change-my-policy/kinds/vehicle-kind.tsx';

/** A kind of change among others: its form and what it asks for, whatever it is typed in. */
export type ChangePart = {
  readonly code: KindCode;
  readonly begin: (policy: ChangedPolicy) => object;
  readonly changes: (draft: object, policy: ChangedPolicy, line: LineView) => RequestedChanges | null;
  readonly problems: (draft: object, line: LineView, errors: ErrorWords) => readonly Problem[];
  readonly fields: (draft: object, policy: ChangedPolicy) => RegExp;
  readonly draw: (props: ChangeFormProps<object>) => ReactNode;
};

/** What a part is given as its draft, it wrote itself. */
function partOf<Draft extends object>(code: KindCode, kind: ChangeKind<Draft>): ChangePart {
  const { begin, changes, problems, fields, Form } = kind;
  return {
    code,
    begin,
    changes: (draft, policy, line) => changes(draft as Draft, policy, line),
    problems: (draft, line, errors) => problems?.(draft as Draft, line, errors) ?? [],
    fields: (draft, policy) => fields(draft as Draft, policy),
    draw: ({ draft, ...props }) => <Form {...props} draft={draft as Draft} />,
  };
}

/** What may be changed of a policy at once, in the order in which an agent reads it. */
export const changeParts: readonly ChangePart[] = [
  partOf('coverage', coverKind),
  partOf('vehicle', vehicleKind),
  partOf('driver', driverKind),
  partOf('address', addressKind),
  partOf('mileage', mileageKind),
  partOf('lienholder', lienholderKind),
];
