'use client';
import { mayAsk } from '../../data/session/may-ask.ts';
import { useRead } from '../../data/requests/use-read.ts';
import { useSession } from '../../data/session/use-session.ts';
import { OrganizationTypeDocument, ProductsByOrganizationDocument } from '../../generated/documents.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** The signed-in person with what the visibility of links depends on; of what is not known yet, nothing shows. */
export function useViewer(): Viewer {
  const person = useSession().data ?? null;
  const roles = person?.roles ?? [];
  const organization_id = person?.org_id ?? null;
  const reads = mayAsk('underwriting', roles);
  const type = useRead(
    'underwriting',
    OrganizationTypeDocument,
    { organization_id: organization_id ?? '' },
    { enabled: reads && organization_id !== null },
  );
  const products = useRead(
    'underwriting',
    ProductsByOrganizationDocument,
    { where: { archived: { _is_null: true }, ...(organization_id && { organization_id: { _eq: organization_id } }) } },
    { enabled: reads },
  );
  return viewerOf({
    person,
    organizationType: type.data?.organizations_by_pk?.organization_type ?? null,
    productCount: products.data?.products.length ?? 0,
  });
}
