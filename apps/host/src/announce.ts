import { brand } from '@roadworthy/core/shared/site/brand.ts';
import type { SimulatedPart } from '@roadworthy/providers/connect-providers.ts';
import { configWarnings } from '@roadworthy/server/kernel/settings/config-warnings.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import { isOpenToOthers } from '@roadworthy/server/kernel/network/loopback.ts';
import { demoAccounts } from '@roadworthy/testkit/demo-people.ts';

/** What a person who started the product needs to know. */
export function announcement(
  config: Config,
  {
    pages,
    demoPassword,
    simulated,
  }: { readonly pages: boolean; readonly demoPassword: string; readonly simulated: readonly SimulatedPart[] },
): string {
  const lines = [`${brand.name} answers at ${config.publicUrl}${pages ? '' : '/api/v1/graphql'}`];
  if (simulated.length > 0) {
    lines.push('', 'Simulated');
    for (const { part, instead } of simulated) lines.push(`  ${part}: ${instead}`);
    lines.push('');
  }
  for (const warning of configWarnings(config)) lines.push('', `Warning: ${warning}`);
  if (config.demo) {
    if (config.smtpUrl === null) {
      lines.push(`E-mails it would send: ${config.publicUrl}/dev/outbox`);
      const who = isOpenToOthers(config) ? 'Everybody' : 'Whoever comes there from elsewhere than this machine';
      lines.push(`${who} is asked for a password there: any user name, ${demoPassword}`);
    }
    if (isOpenToOthers(config)) lines.push('Others can reach this demo, and its accounts are known to everybody.');
    lines.push('', 'Demo accounts');
    const widest = Math.max(0, ...demoAccounts.map(({ email }) => email.length));
    for (const { email, password, note } of demoAccounts) {
      lines.push(`  ${email.padEnd(widest)}  ${password ?? '(sign in by e-mail)'}  ${note}`);
    }
  }
  return `\n${lines.join('\n')}\n`;
}
