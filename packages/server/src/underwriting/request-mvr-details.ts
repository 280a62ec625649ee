import { incidentKindOf } from '@roadworthy/core/quoting/verifications/record-incidents.ts';
import { operation } from '../kernel/operation.ts';
import { openResult } from '../quoting/eligibility/verification-checks.ts';

/** The kernel writes down who opened whose record: it is an operation though it changes nothing. */
export const requestMvrDetails = operation({
  name: 'request_mvr_details',
  permission: 'mvr:read',
  root: 'entity_id',
  example: {},
  async run({ tx, platform, input }) {
    const row = await tx
      .selectFrom('quote_verifications')
      .innerJoin('entities', 'entities.root_entity_id', 'quote_verifications.root_entity_id')
      .select(['quote_verification_id', 'result', 'provider', 'fetched'])
      .where('entities.entity_id', '=', input.entity_id)
      .where('call_type', '=', 'mvr')
      .where('status', '=', 'ok')
      .orderBy('fetched', 'desc')
      .executeTakeFirst();
    const opened = row && row.fetched ? openResult(platform.secrets, row) : null;
    if (!row?.fetched || opened?.kind !== 'mvr') return null;
    const { license, entries, firstName, lastName } = opened.found;
    return {
      entity_id: input.entity_id,
      quote_verification_id: row.quote_verification_id,
      provider: row.provider,
      fetched: row.fetched.toISOString(),
      first_name: firstName,
      last_name: lastName,
      license_number: license.number,
      license_administrative_area: license.administrativeArea,
      license_status: license.status,
      license_class: license.licenseClass,
      license_issued: license.issued,
      license_expires: license.expires,
      license_restrictions: [...license.restrictions],
      entries: entries.map((entry) => {
        const { type, code, date, convicted, points, atFault, description } = entry;
        return {
          type,
          code,
          date,
          convicted,
          points,
          at_fault: atFault,
          description,
          kind: incidentKindOf(entry),
        };
      }),
    };
  },
});
