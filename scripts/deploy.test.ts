import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Container = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom?: readonly object[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
  readonly readinessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
  readonly resources: { readonly limits: { readonly memory?: string } };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
};
type Labels = Readonly<Record<string, string>>;
type Manifest = {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas: number;
    readonly selector: Labels & { readonly matchLabels: Labels };
    readonly minAvailable: number;
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly containers: readonly Container[];
        readonly securityContext: object;
        readonly terminationGracePeriodSeconds: number;
      };
    };
  };
};
type Service = {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
  readonly volumes?: readonly string[];
};

const root = join(import.meta.dirname, '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const ours = (command: readonly string[] | undefined) => command?.[0] === 'node';
const known = new Set([...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));

describe.each(['compose.yaml', 'deploy/compose/compose.yaml'])('%s', (file) => {
  const { services } = parse(read(file), { merge: true }) as { services: Record<string, Service> };

  test('gives processes of ours nothing but settings that there are', () => {
    // Those of the scripts that make and own the database are read by nothing else.
    const beside = new Set(['SUPERUSER_URL']);
    for (const [name, { image, environment = {} }] of Object.entries(services)) {
      if (image !== 'roadworthy') continue;
      const unknown = Object.keys(environment).filter((setting) => !known.has(setting) && !beside.has(setting));
      expect([name, unknown]).toEqual([name, []]);
    }
  });

  test('starts files that there are, after services that there are', () => {
    for (const { command, depends_on: before = [], volumes = [] } of Object.values(services)) {
      if (command && ours(command)) expect(existsSync(join(root, command[1] ?? ''))).toBe(true);
      for (const one of Array.isArray(before) ? before : Object.keys(before)) expect(services).toHaveProperty(one);
      for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
        if (from.startsWith('.')) expect(existsSync(join(root, file, '..', from))).toBe(true);
      }
    }
  });
});

test('several processes on one database write nowhere but to storage', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const lasting = Object.entries(services).filter(([, { command }]) => command?.includes('--only'));
  expect(lasting.map(([name]) => name)).toEqual(['api', 'api-2', 'web', 'worker', 'worker-2']);
  for (const [, service] of lasting) {
    expect(service.read_only).toBe(true);
    expect(service.environment).toHaveProperty('S3_BUCKET');
  }
});

test('the pooler asks for passwords as it is allowed to, by a password that it is given', () => {
  const settings = read('deploy/pgbouncer/pgbouncer.ini');
  const [user = '', file = '', query = ''] = ['auth_user', 'auth_file', 'auth_query'].map(
    (name) => new RegExp(`^${name} = (.*)$`, 'm').exec(settings)?.[1],
  );
  const compose = read('deploy/compose/compose.yaml');
  expect(compose).toContain(`target: ${file} }`);
  expect(compose).toContain(`'"${user}" "\${POOLER_PASSWORD:?}"'`);
  expect(read('deploy/compose/primary.sh')).toContain(`alter role ${user} password '$POOLER_PASSWORD'`);
  const [asked = ''] = /public\.\w+/.exec(query) ?? [];
  const login = read('deploy/pgbouncer/login.sql');
  expect(login).toContain(`create role ${user} login`);
  expect(login).toContain(`create function ${asked}(`);
});

describe('on Kubernetes', () => {
  const manifests = ['settings.yaml', 'roadworthy.yaml'].flatMap((file) =>
    parseAllDocuments(read('deploy', 'kubernetes', file)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const workloads = [...of('Deployment'), ...of('Job')];
  const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);

  test('nobody is root, and nothing but scratch is written to', () => {
    for (const { spec } of workloads) expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const { securityContext, volumeMounts, resources } of containers) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
      expect(resources.limits.memory).toBeDefined();
    }
  });

  test('each part runs twice, is probed at ports that it has, ends slowly, and one of it stays', () => {
    for (const { metadata, spec } of of('Deployment')) {
      expect(spec.replicas).toBeGreaterThan(1);
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(30);
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const budget = of('PodDisruptionBudget').find(({ metadata: { name } }) => name === metadata.name);
      expect(budget?.spec.selector.matchLabels).toEqual(spec.selector.matchLabels);
      for (const { livenessProbe, readinessProbe, ports = [] } of spec.template.spec.containers) {
        expect(livenessProbe).toBeDefined();
        for (const probe of [livenessProbe, readinessProbe]) {
          if (probe) expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
        }
      }
    }
  });

  test('what is started is there, and what is set is a setting', () => {
    for (const { command } of containers) expect(existsSync(join(root, command[1] ?? ''))).toBe(true);
    for (const { data = {} } of of('ConfigMap')) {
      expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('the owner’s way into the database is the migration’s alone, and pages know no secret', () => {
    for (const { name, env = [], envFrom = [] } of containers) {
      const isOwner = env.some((one) => one.name === 'DATABASE_URL_DIRECT');
      expect([name, isOwner]).toEqual([name, name === 'migrate']);
      if (name === 'web') expect(JSON.stringify(envFrom)).not.toContain('secretRef');
    }
  });
});
