import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { selectOne } from './select-rows.ts';

/** Who owns a policy, signed in as the pages do. */
export async function ownerOfPolicy(backend: Backend, policyId: string): Promise<Caller> {
  const { user_id: userId, email } = await selectOne<{ user_id: string; email: string }>(
    backend,
    'select user_id, email from policies join users using (user_id) where policy_id = $1',
    [policyId],
  );
  return backend.as({ userId, role: 'global:user', organizationId: null, email, name: 'Insured' });
}
