import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type HostileFile, hostileFiles, testVirus } from '../../test/hostile-files.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { createFileOpener, type OpenedFile } from '../kernel/untrusted/open-untrusted-file.ts';
import type { Work } from '../kernel/work.ts';
import { lookIntoUpload } from './examine-upload.ts';
import { takePart } from './take-part.ts';

const fixture = useFixture('hostile files');

type Ended = { readonly status: string; readonly code: string | null; readonly message: string | null };
type Way = {
  /** Where files come in, and who sends them. */
  readonly way: string;
  readonly expected: (file: HostileFile) => readonly string[];
  begin(file: HostileFile): Promise<{ readonly caller: Caller; readonly fileId: string }>;
  readonly finish: string;
};

const most = 5 * 1024 * 1024;

async function begun(caller: Caller, field: string, args: string): Promise<{ caller: Caller; fileId: string }> {
  const answer = await caller.must<Record<string, { file_id: string }>>(`mutation { ${field}(${args}) { file_id } }`);
  return { caller, fileId: answer[field]?.file_id ?? '' };
}

const announced = (name: string, { bytes }: HostileFile) => `name: "${name}", byte_size: ${bytes.byteLength}`;

let files: readonly HostileFile[];
let quoteId = '';
let policyId = '';
let inspectionId = '';
let insured: Caller;
let claimId = '';
let formerClaimId = '';

const ways: readonly Way[] = [
  {
    way: 'attachment of a quote',
    expected: ({ attached }) => attached,
    begin: (file) =>
      begun(
        fixture.tenants.insurer.agent,
        'begin_upload',
        `table: "quotes", id: "${quoteId}", ${announced(`a.${file.ending}`, file)}`,
      ),
    finish: 'finish_upload',
  },
  {
    way: 'attachment of a policy',
    expected: ({ attached }) => attached,
    begin: (file) =>
      begun(
        fixture.tenants.insurer.underwriter,
        'begin_upload',
        `table: "policies", id: "${policyId}", ${announced(`a.${file.ending}`, file)}`,
      ),
    finish: 'finish_upload',
  },
  {
    way: 'picture of an agent',
    expected: ({ photo }) => photo,
    async begin(file) {
      // More than one person sends in a day.
      await selectRows(
        fixture.backend,
        "update files set created = created - interval '2 days' where agent_user_id is not null",
      );
      return begun(fixture.tenants.insurer.agent, 'begin_agent_photo', announced('me.jpg', file));
    },
    finish: 'finish_agent_photo',
  },
  {
    way: 'logo of an organization',
    expected: ({ photo }) =>
      photo
        .map((code) => (code === 'photo_kind_not_taken' ? 'logo_kind_not_taken' : code))
        .concat(['logo_too_small', 'logo_too_pale']),
    async begin(file) {
      await selectRows(fixture.backend, "update files set created = created - interval '2 days' where for_logo");
      const { owner, organization } = fixture.tenants.insurer;
      return begun(
        owner,
        'begin_logo_upload',
        `organization_id: "${organization.organizationId}", ${announced('logo.png', file)}`,
      );
    },
    finish: 'finish_logo_upload',
  },
  {
    way: 'photograph of a vehicle',
    expected: ({ photo }) => photo,
    begin: (file) =>
      begun(
        insured,
        'begin_inspection_photo',
        `policy_inspection_id: "${inspectionId}", shot: "front", ${announced('front.jpg', file)}`,
      ),
    finish: 'finish_inspection_photo',
  },
  {
    way: 'evidence of a claim without an account',
    // A picture is drawn anew: what cannot be drawn to its end is broken.
    expected: ({ attached }) => [...attached, 'file_broken', 'file_not_opened'],
    async begin(file) {
      // More than one claim holds, and more than is sent for one in a day.
      await selectRows(
        fixture.backend,
        `update files set created = created - interval '2 days', claim_id = $1 where claim_id = $2`,
        [formerClaimId, claimId],
      );
      const bearer = fixture.backend.bearerOfClaim(claimId);
      return begun(bearer, 'begin_claim_upload', `claim_id: "${claimId}", ${announced(`a.${file.ending}`, file)}`);
    },
    finish: 'finish_claim_upload',
  },
];

beforeAll(async () => {
  files = await hostileFiles();
  quoteId = (await startQuote(fixture.backend, aQuote())).quoteId;
  const bound = await boundQuote(fixture.backend, aMotorhomeQuote());
  policyId = bound.policyId;
  const vehicle = await vehicleOf(fixture.backend, bound.quoteId);
  const { ask_policy_inspection: requested } = await fixture.tenants.insurer.agent.must<{
    ask_policy_inspection: { policy_inspection_id: string };
  }>(
    `mutation { ask_policy_inspection(policy_id: "${policyId}", vehicle_id: "${vehicle}", due_date: "2026-07-01", reason: "Hail.") { policy_inspection_id } }`,
  );
  inspectionId = requested.policy_inspection_id;
  const started = () =>
    fixture.backend
      .anonymous()
      .must<{ start_claim: { claim_id: string } }>(
        'mutation { start_claim { claim_id } }',
        {},
        { ip: '203.0.113.200' },
      );
  claimId = (await started()).start_claim.claim_id;
  formerClaimId = (await started()).start_claim.claim_id;
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  insured = fixture.backend.as({
    userId,
    role: 'global:user',
    organizationId: null,
    email: 'a@b.example',
    name: 'Ada',
  });
  // The files are made anew, the largest of them pixel by pixel.
}, 240_000);

async function send({ begin, finish }: Way, file: HostileFile): Promise<Ended & { readonly fileId: string }> {
  const { caller, fileId } = await begin(file);
  const { organizationId } = fixture.tenants.insurer.organization;
  for (let part = 1; (part - 1) * most < file.bytes.byteLength; part += 1) {
    const bytes = file.bytes.subarray((part - 1) * most, part * most);
    await takePart(fixture.backend.platform, { organizationId, fileId, part, bytes });
  }
  const answer = await caller.must<Record<string, Ended>>(
    `mutation { ${finish}(file_id: "${fileId}") { status code message } }`,
  );
  return { fileId, ...(answer[finish] ?? { status: 'nothing', code: null, message: null }) };
}

/** The end of an upload; one that takes longer than its caller waits is followed by its row. */
async function ending(way: Way, file: HostileFile): Promise<Ended & { readonly fileId: string }> {
  const sent = await send(way, file);
  if (sent.status !== 'checking') return sent;
  return vi.waitFor(
    async () => {
      const { status, problem } = await rowOf(sent.fileId);
      if (status === 'checking' || status === 'quarantined') throw new Error('It is not decided yet');
      return { ...sent, status: String(status), code: typeof problem === 'string' ? problem : null };
    },
    { timeout: 60_000, interval: 200 },
  );
}

const rowOf = (fileId: string) =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from files where file_id = $1', [fileId]);

describe.each(ways)('a hostile file as $way', (way) => {
  test('ends as it was decided beforehand, with its reason, in little memory and without holding anybody up', async () => {
    await ending(way, files[0] as HostileFile);
    const before = process.memoryUsage.rss();
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const wrong: string[] = [];
    for (const file of files) {
      const { fileId, status, code, message } = await ending(way, file);
      const became = status === 'refused' ? (code ?? '') : status;
      if (!way.expected(file).includes(became)) wrong.push(`${file.what}: ${became}`);
      const row = await rowOf(fileId);
      const bytes = await fixture.backend.platform.storage.get(String(row['storage_key']));
      if ((bytes === null) !== (status === 'refused')) wrong.push(`${file.what}: its bytes`);
      if (status === 'refused' && (row['problem'] !== code || message === '')) wrong.push(`${file.what}: its reason`);
      if (status === 'stored' && bytes !== null) {
        if (createHash('sha256').update(bytes).digest('hex') !== row['sha256']) wrong.push(`${file.what}: its digest`);
      }
    }
    delay.disable();
    expect(files.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(300);
    expect(delay.max / 1e6).toBeLessThan(2_000);
  }, 300_000);
});

describe('a file that cannot be opened', () => {
  const file: HostileFile = { what: '', ending: 'pdf', bytes: Buffer.from('%PDF-1.7 %%EOF'), attached: [], photo: [] };
  const inside = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(
      { platform: fixture.backend.platform, handlers: [] },
      fixture.tenants.insurer.organization.organizationId,
      systemRequest('opening'),
      step,
    );

  test('is tried three times, however often its job comes again, and then its upload ends with the reason', async () => {
    const { platform } = fixture.backend;
    const hurried = { ...platform, fileOpener: createFileOpener({ openingMs: 1, wholeMs: 1 }) };
    const { caller, fileId } = await (ways[0] as Way).begin(file);
    const { organizationId } = fixture.tenants.insurer.organization;
    await takePart(platform, { organizationId, fileId, part: 1, bytes: file.bytes });
    const { storage_key: storageKey, upload } = await rowOf(fileId);
    const parts = await selectRows<{ part: number; mark: string }>(
      fixture.backend,
      'select part, mark from file_parts where file_id = $1',
      [fileId],
    );
    const request = {
      fileId,
      storageKey: String(storageKey),
      upload: String(upload),
      byteSize: file.bytes.byteLength,
      parts,
    };
    const keep = () => Promise.reject(new Error('It was opened'));
    const outcome = await lookIntoUpload(hurried, request, { look: inside, fit: null, keep });
    expect(outcome).toMatchObject({ known: true, answer: { stored: false, code: 'file_not_opened' } });
    expect(await rowOf(fileId)).toMatchObject({ openings: 3 });
    // Its process comes to the same end at once, and tells who sent it.
    const answer = await caller.must<Record<string, Ended>>(
      `mutation { finish_upload(file_id: "${fileId}") { status code message } }`,
    );
    expect(answer['finish_upload']).toMatchObject({ status: 'refused' });
    expect(await platform.storage.get(String(storageKey))).toBeNull();
  });

  test('by a process that ends is not the file’s fault: it is opened by the next', async () => {
    const { platform } = fixture.backend;
    const stopping = createFileOpener();
    stopping.stop();
    const { fileId } = await (ways[0] as Way).begin(file);
    const { organizationId } = fixture.tenants.insurer.organization;
    await takePart(platform, { organizationId, fileId, part: 1, bytes: file.bytes });
    const { storage_key: storageKey, upload } = await rowOf(fileId);
    const parts = await selectRows<{ part: number; mark: string }>(
      fixture.backend,
      'select part, mark from file_parts where file_id = $1',
      [fileId],
    );
    const request = {
      fileId,
      storageKey: String(storageKey),
      upload: String(upload),
      byteSize: file.bytes.byteLength,
      parts,
    };
    const keep = ({ content }: OpenedFile) => Promise.resolve(content.type);
    const provided = { look: inside, fit: null, keep };
    expect(await lookIntoUpload({ ...platform, fileOpener: stopping }, request, provided)).toEqual({ known: false });
    expect(await rowOf(fileId)).toMatchObject({ openings: 0 });
    expect(await lookIntoUpload(platform, request, provided)).toEqual({ known: true, answer: 'application/pdf' });
  });
});

describe('a file in which the scanner finds something', () => {
  const file: HostileFile = { what: '', ending: 'pdf', bytes: testVirus, attached: [], photo: [] };

  test('is refused with what was found, its bytes are gone, and staff of its organization read so', async () => {
    const { fileId, message } = await send(ways[0] as Way, file);
    expect(message).toContain('EICAR-Test-File');
    const document = 'query ($id: uuid!) { files_by_pk(id: $id) { status problem found removed } }';
    expect(await fixture.tenants.insurer.owner.must(document, { id: fileId })).toMatchObject({
      files_by_pk: { status: 'refused', problem: 'file_infected', found: 'EICAR-Test-File' },
    });
    expect(await fixture.tenants.mirror.owner.must(document, { id: fileId })).toEqual({ files_by_pk: null });
  });
});
