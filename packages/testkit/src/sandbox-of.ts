import type { SandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import type { Backend } from './backend.ts';

/** The sandbox that takes a backend's payments; throws when Stripe does. */
export function sandboxOf({ connected }: Pick<Backend, 'connected'>): SandboxGateway {
  const { sandbox } = connected.providers;
  if (!sandbox) throw new Error('This backend has no payment sandbox');
  return sandbox;
}
