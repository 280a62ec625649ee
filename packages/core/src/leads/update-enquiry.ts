import { accept, type Decision, refuse } from '../shared/decision.ts';
import { type EnquiryStatus, enquiryStatuses } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Where an enquiry stands from now on; a mistake is mended by saying it again. */
export function decideUpdateEnquiry(wanted: string): Decision<EnquiryStatus> {
  const status = enquiryStatuses.find((one) => one === wanted);
  return status
    ? accept(status)
    : refuse(
        'status_not_offered',
        words('Choose where the enquiry stands.', 'Choisissez où en est la demande.'),
        'status',
      );
}
