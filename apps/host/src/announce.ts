import { brand } from '@roadworthy/core/shared/brand.ts';
import type { Config } from '@roadworthy/server/kernel/env.ts';
import { demoAccounts } from '@roadworthy/testkit/demo.ts';

/** What a person who started the product needs to know. */
export function announcement(config: Config, hasPages: boolean): string {
  const lines = [`${brand.name} answers at ${config.publicUrl}${hasPages ? '' : '/api/v1/graphql'}`];
  if (config.demo) {
    if (config.smtpUrl === null) lines.push(`E-mails it would send: ${config.publicUrl}/dev/outbox`);
    lines.push('', 'Demo accounts');
    const widest = Math.max(0, ...demoAccounts.map(({ email }) => email.length));
    for (const { email, password, note } of demoAccounts) {
      lines.push(`  ${email.padEnd(widest)}  ${password ?? '(sign in by e-mail)'}  ${note}`);
    }
  }
  return `\n${lines.join('\n')}\n`;
}
