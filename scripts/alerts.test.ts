import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metrics } from '@roadworthy/server/kernel/telemetry/watched.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
};

const root = join(import.meta.dirname, '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const { groups } = parse(read('deploy', 'prometheus', 'alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const sections = [...read('docs', 'runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
/** Where the figures are counted. */
const counted =
  read('packages', 'db', 'schema.sql') +
  read('packages', 'server', 'src', 'kernel', 'telemetry', 'operating-figures.ts');

test('each alert has its section in the runbooks, and each section its alert', () => {
  expect(rules.map(({ alert }) => alert)).toEqual(sections);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});

describe.each(rules.map((rule) => [rule.alert, rule.expr] as const))('%s', (_alert, expr) => {
  test('asks for figures that a process tells', async () => {
    const told = metrics.getMetricsAsArray().map(({ name }) => name);
    const asked = [...expr.matchAll(/\broadworthy_\w+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, ''));
    for (const name of asked.filter((one) => one.startsWith('roadworthy_') && !counted.includes(`'${one}'`))) {
      expect(told).toContain(name);
    }
  });

  test('asks for what is counted', () => {
    const figures = [...expr.matchAll(/figure=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));
    for (const figure of figures) expect(counted).toContain(`'${figure}'`);
  });
});
