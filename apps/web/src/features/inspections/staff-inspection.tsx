'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../data/requests/use-read.ts';
import {
  AcceptPolicyInspectionDocument,
  LoadInspectionAbilitiesDocument,
  type VehicleInspectionFragment,
} from '../../generated/documents.ts';
import { AbilityButton } from '../shared/actions/ability-button.tsx';
import { isNeverFor } from '../shared/actions/action.ts';
import { useOperation } from '../shared/actions/use-operation.ts';
import { FormAlert } from '../shared/form-alert.tsx';
import { readableMessage } from '../../data/requests/request-error.ts';
import { InspectionHead } from './inspection-head.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { photosOf } from './photos-of.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { SendShot } from './send-shot.tsx';
import { useShotUpload } from './use-shot-upload.ts';

type StaffInspectionProps = {
  inspection: VehicleInspectionFragment;
  /** What the vehicle is called. */
  name: string;
  vin: string | null;
  /** False on the page of a day that has passed. */
  canAct: boolean;
};

/** The photographs of a vehicle for those who judge them, and those who send them for an insured. */
export function StaffInspection({ inspection, name, vin, canAct }: StaffInspectionProps) {
  const t = useTranslations('policyParts.photos');
  const show = useToast();
  const { policy_inspection_id: id } = inspection;
  const [at, setAt] = useState<number | null>(null);
  const [isReturning, setReturning] = useState(false);
  const { uploads, send } = useShotUpload('agent', id);
  const requested = useRead('agent', LoadInspectionAbilitiesDocument, { id }, { enabled: canAct });
  const may = (operation: string) =>
    requested.data?.abilities.find((one) => one.operation === operation && !isNeverFor(one));
  const accept = useOperation(AcceptPolicyInspectionDocument, () => show({ message: t('acceptedDone') }));
  const [taking, accepting, returning] = [
    'begin_inspection_photo',
    'accept_policy_inspection',
    'return_policy_inspection',
  ].map(may);
  const photos = photosOf(inspection);
  const there = photos.flatMap(({ shot, photo }) => (photo ? [{ shot, photo }] : []));
  const isDone = inspection.status === 'completed';
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line p-4">
      <InspectionHead inspection={inspection} title={name} reader="staff" />
      {vin && <p className="font-mono text-mono text-ink-2">{vin}</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
        {photos.map(({ shot, photo }) => (
          <PhotoTile
            key={shot}
            shot={shot}
            photo={photo}
            onOpen={() => setAt(there.findIndex((one) => one.shot === shot))}
          >
            {taking?.allowed && photo?.review !== 'accepted' && (
              <SendShot
                shot={shot}
                isThere={photo !== undefined && photo.review !== 'again'}
                upload={uploads[shot]}
                onSend={(file) => void send(shot, file)}
              />
            )}
          </PhotoTile>
        ))}
      </ul>
      {!isDone && (accepting || returning) && (
        <div className="flex flex-wrap gap-2">
          {accepting && (
            <AbilityButton
              ability={accepting}
              tone="primary"
              label={t('accept')}
              onPress={() => accept.mutate({ id })}
            />
          )}
          {returning && <AbilityButton ability={returning} label={t('return')} onPress={() => setReturning(true)} />}
        </div>
      )}
      <FormAlert message={accept.error ? readableMessage(accept.error) : null} />
      <PhotoViewer photos={there} at={at} onMove={setAt} />
      <ReturnDialog
        id={inspection.policy_inspection_id}
        subject={inspection}
        open={isReturning}
        onClose={() => setReturning(false)}
        onDone={(message) => show({ message })}
      />
    </article>
  );
}
