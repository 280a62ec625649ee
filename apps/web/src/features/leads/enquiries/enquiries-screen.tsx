'use client';
import { useMay } from '../../../data/session/use-may.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { AtTheQueue } from './at-the-queue.tsx';
import { enquiriesList } from './enquiries-list.ts';
import { EnquiryPreview } from './enquiry-preview.tsx';

/** Who writes to us. */
export function EnquiriesScreen() {
  return (
    <>
      {useMay('lead:handle') && <AtTheQueue />}
      <ListScreen list={enquiriesList} hrefOf="preview" renderPreview={(id) => <EnquiryPreview id={id} />} />
    </>
  );
}
