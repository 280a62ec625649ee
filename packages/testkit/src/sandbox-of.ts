import type { SandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import type { World } from './world.ts';

/** The sandbox that takes a world's payments; throws when Stripe does. */
export function sandboxOf({ connected }: Pick<World, 'connected'>): SandboxGateway {
  const { sandbox } = connected.providers;
  if (!sandbox) throw new Error('This world has no payment sandbox');
  return sandbox;
}
